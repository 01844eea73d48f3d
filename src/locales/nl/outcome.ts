import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Versturen',
  sendingText: 'Je kunt dit sluiten. We laten het weten als het klaar is.',
  steps: ['Ondertekend', 'Naar het netwerk gestuurd', 'Bevestigd'],
  sent: 'Verstuurd',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# seconde', other: '# seconden' })
    return network === null ? `Bevestigd in ${time}.` : `Bevestigd op ${network} in ${time}.`
  },
  andFee: (fee) => `en ${fee} netwerkkosten`,
  done: 'Klaar',
  explorer: 'Bekijken in explorer',

  revertedTransfer: 'De overdracht is niet gelukt',
  revertedPermission: 'De toestemming is niet gelukt',
  reverted: 'De transactie is niet gelukt',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Er is niets verplaatst' : `Je ${amount} is niet verplaatst`
    return fee === null
      ? `${moved}. Het netwerk heeft de kosten gehouden.`
      : `${moved}. Het netwerk heeft de kosten van ${fee} gehouden.`
  },
  noFee: 'Het stopte in de simulatie, dus er zijn geen kosten betaald.',
  why: 'Waarom:',
  noReason: 'het netwerk gaf geen reden.',
  where: 'Waar het stopte',
  outermost: 'buitenste eerst',
  chain: (steps) => plural(steps, { one: '# stap', other: '# stappen, buitenste eerst' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'een controle van het contract is mislukt',
    '0x11': 'getal te groot of te klein',
    '0x12': 'delen door nul',
    '0x21': 'die keuze bestaat niet',
    '0x22': 'opslag beschadigd',
    '0x31': 'niets meer om uit een lijst te halen',
    '0x32': 'die plek in een lijst bestaat niet',
    '0x41': 'te veel geheugen',
    '0x51': 'een functie die er niet is',
  },
  stopped: 'Gestopt zonder reden',
  selector: 'Geen leesbare reden. Selector',
  cause: 'Oorzaak',
  log: 'Programmalogboek',
  units: (units) => `${units} eenheden gebruikt`,

  replaced: 'Een andere transactie kwam ervoor in de plaats',
  replacedText:
    'In plaats daarvan is een andere transactie van dit account met hetzelfde nummer opgenomen. Deze heeft niets verplaatst en niets gekost.',
  notIncluded:
    'Geen enkel blok heeft haar opgenomen, dus er zijn geen kosten in rekening gebracht.',
}
