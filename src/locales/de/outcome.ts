import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Wird gesendet',
  sendingText: 'Sie können das schließen. Wir sagen Bescheid, wenn es fertig ist.',
  steps: ['Signiert', 'An das Netzwerk gesendet', 'Bestätigt'],
  sent: 'Gesendet',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# Sekunde', other: '# Sekunden' })
    return network === null ? `In ${time} bestätigt.` : `Auf ${network} in ${time} bestätigt.`
  },
  andFee: (fee) => `und eine Gebühr von ${fee}`,
  done: 'Fertig',
  explorer: 'Im Explorer ansehen',

  revertedTransfer: 'Die Überweisung ging nicht durch',
  revertedPermission: 'Die Freigabe ging nicht durch',
  reverted: 'Die Transaktion ging nicht durch',
  feeLost: (amount, fee) => {
    const moved =
      amount === null ? 'Nichts wurde bewegt' : `Der Betrag von ${amount} wurde nicht bewegt`
    return `${moved}. Das Netzwerk hat die Gebühr${fee === null ? '' : ` von ${fee}`} einbehalten.`
  },
  noFee: 'Sie brach in der Simulation ab, daher fiel keine Gebühr an.',
  why: 'Grund:',
  noReason: 'Das Netzwerk hat keinen genannt.',
  where: 'Wo der Abbruch war',
  outermost: 'äußerster zuerst',
  chain: (steps) => plural(steps, { one: '# Schritt', other: '# Schritte, äußerster zuerst' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'Prüfung des Vertrags fehlgeschlagen',
    '0x11': 'Zahl zu groß oder zu klein',
    '0x12': 'Division durch null',
    '0x21': 'Auswahl nicht vorhanden',
    '0x22': 'beschädigter Speicher',
    '0x31': 'leere Liste, nichts mehr zu entnehmen',
    '0x32': 'Stelle in einer Liste nicht vorhanden',
    '0x41': 'zu viel Arbeitsspeicher',
    '0x51': 'Funktion nicht vorhanden',
  },
  stopped: 'Ohne Grund abgebrochen',
  selector: 'Kein lesbarer Grund. Selektor',
  cause: 'Ursache',
  log: 'Programmprotokoll',
  units: (units) => `${units} Einheiten verbraucht`,

  replaced: 'Eine andere Transaktion ist an ihre Stelle getreten',
  replacedText:
    'Stattdessen wurde eine andere Transaktion dieses Kontos mit derselben Nummer aufgenommen. Diese hat nichts bewegt und nichts gekostet.',
  notIncluded: 'Kein Block hat sie aufgenommen, daher fiel keine Gebühr an.',
}
