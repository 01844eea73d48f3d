import { mixedWords } from '../../../react/isolatedWords.ts'
import type { MethodWords } from '../../../react/words.ts'

export const methods: MethodWords = mixedWords({
  sms: 'Text message',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Passkey',
  wallet: 'Wallet',
  continueWith: (name) => `Continue with ${name}`,
  usePasskey: 'Use a passkey',
  connectWallet: 'Connect a wallet',
  lastUsed: 'Last used',
})
