import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Skickar',
  sendingText: 'Du kan stänga det här. Vi säger till när det är klart.',
  steps: ['Signerat', 'Skickat till nätverket', 'Bekräftat'],
  sent: 'Skickat',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# sekund', other: '# sekunder' })
    return network === null ? `Bekräftat på ${time}.` : `Bekräftat på ${network} på ${time}.`
  },
  andFee: (fee) => `och en avgift på ${fee}`,
  done: 'Klar',
  explorer: 'Visa i explorer',

  revertedTransfer: 'Överföringen gick inte igenom',
  revertedPermission: 'Tillståndet gick inte igenom',
  reverted: 'Transaktionen gick inte igenom',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Inget flyttades' : `Dina ${amount} flyttades inte`
    return fee === null
      ? `${moved}. Nätverket behöll avgiften.`
      : `${moved}. Nätverket behöll avgiften på ${fee}.`
  },
  noFee: 'Det stannade i simuleringen, så ingen avgift togs ut.',
  why: 'Varför:',
  noReason: 'nätverket angav inget skäl.',
  where: 'Var det stannade',
  outermost: 'ytterst först',
  chain: (steps) => plural(steps, { one: '# steg', other: '# steg, ytterst först' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'en kontroll i kontraktet misslyckades',
    '0x11': 'för stort eller för litet tal',
    '0x12': 'division med noll',
    '0x21': 'valet finns inte',
    '0x22': 'trasig lagring',
    '0x31': 'inget kvar att ta ur en lista',
    '0x32': 'platsen finns inte i en lista',
    '0x41': 'för mycket minne',
    '0x51': 'en funktion som inte finns',
  },
  stopped: 'Stannade utan skäl',
  selector: 'Inget läsbart skäl. Selektor',
  cause: 'Orsak',
  log: 'Programlogg',
  units: (units) => `${units} enheter användes`,

  replaced: 'En annan transaktion tog dess plats',
  replacedText:
    'En annan transaktion från det här kontot med samma nummer togs med i stället. Den här flyttade ingenting och kostade ingenting.',
  notIncluded: 'Inget block tog med den, så ingen avgift drogs.',
}
