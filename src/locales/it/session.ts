import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'La tua sessione',
  endsIn: (time) => `La tua sessione si chiuderà tra ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'La tua sessione si chiuderà tra # secondo. Premi F6 per mantenerla.',
      many: 'La tua sessione si chiuderà tra # secondi. Premi F6 per mantenerla.',
      other: 'La tua sessione si chiuderà tra # secondi. Premi F6 per mantenerla.',
    }),
  keepWorking: 'Mantienila per non perdere ciò che stai facendo.',
  stay: 'Mantieni la sessione',
  staying: 'Rinnovo in corso',
  stayed: 'La tua sessione continua.',
  logOut: 'Esci',
  offline: 'Sei offline. Riprova quando torna la connessione.',
  failed: 'Non è andata a buon fine. La tua sessione è ancora aperta. Riprova.',
  refused: 'Questa sessione non si può rinnovare. Salva il tuo lavoro, poi accedi di nuovo.',
  againTitle: 'Accedi di nuovo per continuare',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'La tua sessione è terminata. Ciò che stavi facendo è ancora qui.'
      : `La tua sessione è terminata dopo ${span(lifetimeMs)}. Ciò che stavi facendo è ancora qui.`,
  keyLost:
    'Questo browser ha cancellato la chiave che teneva aperta la sessione. Il tuo account è al sicuro.',
  refusedHere:
    'Ciò che questo browser conservava della tua sessione non ha superato il nostro controllo. Il tuo account è al sicuro.',
  elsewhereTitle: 'Hai chiuso la sessione in un’altra scheda',
  elsewhere: 'È chiusa anche in questa scheda.',
  logInAgain: 'Accedi di nuovo',
  anotherMethod: 'Usa un altro metodo',
  close: 'Chiudi',
}
