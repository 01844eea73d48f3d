import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Je sessie',
  endsIn: (time) => `Je wordt uitgelogd over ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Je wordt over # seconde uitgelogd. Druk op F6 om ingelogd te blijven.',
      other: 'Je wordt over # seconden uitgelogd. Druk op F6 om ingelogd te blijven.',
    }),
  keepWorking: 'Blijf ingelogd om te behouden waar je mee bezig bent.',
  stay: 'Ingelogd blijven',
  staying: 'Verlengen',
  stayed: 'Je blijft ingelogd.',
  logOut: 'Uitloggen',
  offline: 'Je bent offline. Probeer het opnieuw als er weer verbinding is.',
  failed: 'Dat is niet gelukt. Je bent nog ingelogd. Probeer het opnieuw.',
  refused: 'Deze sessie kan niet worden verlengd. Sla je werk op en log daarna opnieuw in.',
  againTitle: 'Log opnieuw in om door te gaan',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Je sessie is afgelopen. Waar je mee bezig was, staat er nog.'
      : `Je sessie is na ${span(lifetimeMs)} afgelopen. Waar je mee bezig was, staat er nog.`,
  keyLost: 'Deze browser heeft de sleutel gewist die je ingelogd hield. Je account is veilig.',
  refusedHere:
    'Wat deze browser van je sessie had bewaard, kwam niet door onze controle. Je account is veilig.',
  elsewhereTitle: 'Je bent in een ander tabblad uitgelogd',
  elsewhere: 'Daarmee is dit tabblad ook uitgelogd.',
  logInAgain: 'Opnieuw inloggen',
  anotherMethod: 'Andere methode gebruiken',
  close: 'Sluiten',
}
