import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Ihre Sitzung',
  endsIn: (time) => `Sie werden in ${time} abgemeldet`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Sie werden in # Sekunde abgemeldet. Drücken Sie F6, um angemeldet zu bleiben.',
      other: 'Sie werden in # Sekunden abgemeldet. Drücken Sie F6, um angemeldet zu bleiben.',
    }),
  keepWorking: 'Bleiben Sie, damit Ihre Arbeit erhalten bleibt.',
  stay: 'Angemeldet bleiben',
  staying: 'Wird verlängert',
  stayed: 'Sie bleiben angemeldet.',
  logOut: 'Abmelden',
  offline: 'Sie sind offline. Versuchen Sie es erneut, sobald die Verbindung zurück ist.',
  failed: 'Das hat nicht geklappt. Sie sind noch angemeldet. Versuchen Sie es erneut.',
  refused:
    'Diese Sitzung lässt sich nicht verlängern. Sichern Sie Ihre Arbeit und melden Sie sich dann neu an.',
  againTitle: 'Zum Fortfahren neu anmelden',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Ihre Sitzung ist beendet. Was Sie gerade getan haben, ist noch da.'
      : `Ihre Sitzung wurde nach ${span(lifetimeMs)} beendet. Was Sie gerade getan haben, ist noch da.`,
  keyLost:
    'Dieser Browser hat den Schlüssel gelöscht, der Sie angemeldet hielt. Ihr Konto ist sicher.',
  refusedHere:
    'Was dieser Browser von Ihrer Sitzung gespeichert hatte, hat unsere Prüfung nicht bestanden. Ihr Konto ist sicher.',
  elsewhereTitle: 'Sie haben sich in einem anderen Tab abgemeldet',
  elsewhere: 'Dieser Tab ist auch abgemeldet.',
  logInAgain: 'Neu anmelden',
  anotherMethod: 'Andere Methode nutzen',
  close: 'Schließen',
}
