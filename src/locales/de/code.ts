import type { CodeWords } from '../../react/words.ts'
import { digits, MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Prüfen Sie Ihre E-Mails',
  titleLink: 'Dieser Link kann nicht benutzt werden',
  titleSms: 'Prüfen Sie Ihre Nachrichten',
  sentDigits: (length) => `Wir haben einen ${digits.format(length)}-stelligen Code gesendet an`,
  sentCharacters: (length) =>
    `Wir haben einen Code mit ${plural(length, { one: '# Zeichen', other: '# Zeichen' })} gesendet an`,
  change: 'Ändern',
  fieldDigits: (length) => `${digits.format(length)}-stelliger Code`,
  fieldCharacters: (length) =>
    `Code mit ${plural(length, { one: '# Zeichen', other: '# Zeichen' })}`,
  expiresIn: (time) => `Läuft in ${time} ab`,
  newCodeIn: (time) => `Neuer Code in ${time}`,
  sendNewCode: 'Neuen Code senden',
  sendNewCodeIn: (time) => `Neuen Code senden in ${time}`,
  sendingNewCode: 'Neuer Code wird gesendet',
  verify: 'Code prüfen',
  verifying: 'Wird geprüft',
  checking: 'Code wird geprüft',
  accepted: 'Code akzeptiert',
  acceptedForTab: 'Code akzeptiert. Sie bleiben angemeldet, bis dieser Tab geschlossen wird.',
  loggedIn: 'Angemeldet',
  incompleteDigits: (length) =>
    plural(length, { one: 'Geben Sie # Ziffer ein.', other: 'Geben Sie alle # Ziffern ein.' }),
  incompleteCharacters: (length) =>
    plural(length, { one: 'Geben Sie # Zeichen ein.', other: 'Geben Sie alle # Zeichen ein.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Falscher Code. Versuchen Sie es erneut.'
      : plural(triesLeft, {
          one: 'Falscher Code. Noch # Versuch.',
          other: 'Falscher Code. Noch # Versuche.',
        }),
  expired: (minutes) => `Dieser Code ist abgelaufen. Codes gelten ${plural(minutes, MINUTES)}.`,
  locked: 'Zu viele Versuche. Sie können jetzt einen neuen Code senden.',
  lockedFor: (time) => `Zu viele Versuche. Warten Sie ${time} auf einen neuen Code.`,
  resent: 'Neuer Code gesendet. Der alte gilt nicht mehr.',
  linkTo: 'Der Link aus Ihrer E-Mail meldet Sie mit dieser Adresse an:',
  linkWarning: 'Fahren Sie nur fort, wenn Sie diesen Link selbst angefordert haben.',
  linkOver: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  linkElsewhere: 'Dieser Link funktioniert nur in dem Browser, in dem er angefordert wurde.',
  addressUnverified:
    'Ein Konto nennt diese E-Mail oder Nummer, hat sie aber nie bestätigt. Wenn es Ihres ist, nutzen Sie dessen andere Anmeldemethode.',
  createAccount: 'Neues Konto erstellen',
  anotherMethod: 'Andere Methode nutzen',
  anotherWay: 'Anderen Weg versuchen',
  openMailApp: 'Mail-App öffnen',
  openNamedMail: (name) => `${name} öffnen`,
  devHint: (devCode) => `Lokaler Dienst: Der Code ist ${devCode}.`,
  fillIn: 'Einsetzen',
}
