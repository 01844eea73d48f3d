import type { ButtonWords } from '../../react/words.ts'

export const button: ButtonWords = {
  logIn: 'लॉग इन करें',
  logOut: 'लॉग आउट करें',
  failed: 'लॉगिन लोड नहीं हुआ। फिर कोशिश करें',
  loggedOut: 'लॉग आउट हो गया',
}
