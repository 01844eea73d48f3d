import { mixedWords } from '../../../react/isolatedWords.ts'
import type { OutcomeWords } from '../../../react/signingWords.ts'

export const outcome: OutcomeWords = mixedWords({
  sending: 'Sending',
  sendingText: 'You can close this. We tell you when it is done.',
  steps: ['Signed', 'Sent to the network', 'Confirmed'],
  sent: 'Sent',
  sentText: (network, seconds) => {
    const time = seconds === 1 ? '1 second' : `${seconds} seconds`
    return network === null ? `Confirmed in ${time}.` : `Confirmed on ${network} in ${time}.`
  },
  andFee: (fee) => `and a fee of ${fee}`,
  done: 'Done',
  explorer: 'View on explorer',

  revertedTransfer: 'The transfer did not go through',
  revertedPermission: 'The permission did not go through',
  reverted: 'The transaction did not go through',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Nothing moved' : `Your ${amount} did not move`
    return `${moved}. The network kept the fee${fee === null ? '' : ` of ${fee}`}.`
  },
  noFee: 'It stopped in the simulation, so no fee was taken.',
  why: 'Why:',
  noReason: 'the network gave no reason.',
  where: 'Where it stopped',
  outermost: 'outermost first',
  chain: (steps) => (steps === 1 ? '1 step' : `${steps} steps, outermost first`),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'a check of the contract failed',
    '0x11': 'number too big or too small',
    '0x12': 'division by zero',
    '0x21': 'no such choice',
    '0x22': 'broken storage',
    '0x31': 'nothing left to take from a list',
    '0x32': 'no such place in a list',
    '0x41': 'too much memory',
    '0x51': 'a function that is not there',
  },
  stopped: 'Stopped without a reason',
  selector: 'No readable reason. Selector',
  cause: 'Cause',
  log: 'Program log',
  units: (units) => `${units} units used`,

  replaced: 'Another transaction took its place',
  replacedText:
    'A different transaction of this account with the same number was included instead. This one moved nothing and cost nothing.',
  notIncluded: 'No block included it, so no fee was taken.',
})
