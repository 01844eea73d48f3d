import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Přístupový klíč',
  wallet: 'Peněženka',
  continueWith: (name) => `Pokračovat přes ${name}`,
  usePasskey: 'Použít přístupový klíč',
  connectWallet: 'Připojit: peněženka',
  lastUsed: 'Naposledy použito',
}
