import type { MethodWords } from '../../react/words.ts'

export const methods: MethodWords = {
  sms: 'SMS',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  passkey: 'Clé d’accès',
  wallet: 'Portefeuille',
  continueWith: (name) => `Continuer avec ${name}`,
  usePasskey: 'Utiliser une clé d’accès',
  connectWallet: 'Connecter un portefeuille',
  lastUsed: 'Dernière utilisée',
}
