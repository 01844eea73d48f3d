import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Invio',
  sendingText: 'Puoi chiudere. Ti avvisiamo quando è fatto.',
  steps: ['Firmato', 'Inviato alla rete', 'Confermato'],
  sent: 'Inviato',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# secondo', many: '# secondi', other: '# secondi' })
    return network === null ? `Confermato in ${time}.` : `Confermato su ${network} in ${time}.`
  },
  andFee: (fee) => `e una commissione di ${fee}`,
  done: 'Fine',
  explorer: 'Vedi sull’explorer',

  revertedTransfer: 'Il trasferimento non è andato a buon fine',
  revertedPermission: 'Il permesso non è andato a buon fine',
  reverted: 'La transazione non è andata a buon fine',
  feeLost: (amount, fee) => {
    const moved =
      amount === null ? 'Non si è spostato niente' : `L’importo di ${amount} non si è spostato`
    return `${moved}. La rete ha trattenuto la commissione${fee === null ? '' : ` di ${fee}`}.`
  },
  noFee: 'Si è interrotta nella simulazione: nessuna commissione è stata addebitata.',
  why: 'Motivo:',
  noReason: 'la rete non ne ha dato uno.',
  where: 'Dove si è fermato',
  outermost: 'dall’esterno all’interno',
  chain: (steps) =>
    plural(steps, {
      one: '# passaggio',
      many: '# passaggi, dall’esterno all’interno',
      other: '# passaggi, dall’esterno all’interno',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'un controllo del contratto non è riuscito',
    '0x11': 'numero troppo grande o troppo piccolo',
    '0x12': 'divisione per zero',
    '0x21': 'questa scelta non esiste',
    '0x22': 'memoria permanente danneggiata',
    '0x31': 'niente più da prendere da un elenco',
    '0x32': 'questa posizione non esiste in un elenco',
    '0x41': 'troppa memoria',
    '0x51': 'una funzione che non esiste',
  },
  stopped: 'Fermato senza un motivo',
  selector: 'Nessun motivo leggibile. Selettore',
  cause: 'Causa',
  log: 'Registro del programma',
  units: (units) => `${units} unità usate`,

  replaced: 'Un’altra transazione ha preso il suo posto',
  replacedText:
    'Al suo posto è stata inclusa un’altra transazione di questo account con lo stesso numero. Questa non ha spostato nulla e non è costata nulla.',
  notIncluded: 'Nessun blocco l’ha inclusa, quindi non è stata addebitata alcuna commissione.',
}
