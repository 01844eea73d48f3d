import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  failed: 'No se pudo cargar. Reintentar',
  loggedOut: 'Sesión cerrada',
}
