import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  failed: 'Inloggen is niet geladen. Probeer het opnieuw',
  loggedOut: 'Uitgelogd',
}
