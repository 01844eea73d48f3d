import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Entrar',
  logOut: 'Sair',
  failed: 'Não carregou. Tentar de novo',
  loggedOut: 'Você saiu',
}
