import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Chave de acesso',
  wallet: 'Carteira',
  continueWith: (name) => `Continuar com ${name}`,
  usePasskey: 'Usar uma chave de acesso',
  connectWallet: 'Conectar uma carteira',
  lastUsed: 'Último usado',
}
