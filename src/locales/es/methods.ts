import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Llave de acceso',
  wallet: 'Billetera',
  continueWith: (name) => `Continuar con ${name}`,
  usePasskey: 'Usar una llave de acceso',
  connectWallet: 'Conectar una billetera',
  lastUsed: 'Último usado',
}
