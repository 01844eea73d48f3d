import { mixedWords } from '../../../react/isolatedWords.ts'
import type { SendingWords } from '../../../react/sendingWords.ts'

export const sending: SendingWords = mixedWords({
  send: 'Send',
  text: 'You see the fee and confirm before anything leaves your wallet.',
  network: 'Network',
  asset: 'What',
  to: 'To',
  toHint: (name) => `An address on ${name}.`,
  amount: 'Amount',
  review: 'Review',
  reviewing: 'Waiting for you',
  address: 'Enter a full address: 0x and 40 characters.',
  solanaAddress: 'Enter a full Solana address.',
  checksum: 'This address has a typing mistake. Copy it again.',
  nobody: 'Funds sent to this address cannot be recovered. Check the address.',
  own: 'This is the address you send from. Enter another one.',
  amountWrong: (example) => `Enter an amount, like ${example}.`,
  failed: 'This could not be sent. Nothing left your wallet.',
  noNetwork: 'There is no network here to send on.',
})
