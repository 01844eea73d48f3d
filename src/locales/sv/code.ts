import type { CodeWords } from '../../react/words.ts'
import { number, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Titta i din e-post',
  titleLink: 'Länken kan inte användas',
  titleSms: 'Titta bland dina meddelanden',
  sentDigits: (length) =>
    plural(length, {
      one: 'Vi skickade en kod med # siffra till',
      other: 'Vi skickade en kod med # siffror till',
    }),
  sentCharacters: (length) => `Vi skickade en kod med ${number(length)} tecken till`,
  change: 'Ändra',
  fieldDigits: (length) => plural(length, { one: 'Kod med # siffra', other: 'Kod med # siffror' }),
  fieldCharacters: (length) => `Kod med ${number(length)} tecken`,
  expiresIn: (time) => `Går ut om ${time}`,
  newCodeIn: (time) => `Ny kod om ${time}`,
  sendNewCode: 'Skicka en ny kod',
  sendNewCodeIn: (time) => `Skicka en ny kod om ${time}`,
  sendingNewCode: 'Skickar en ny kod',
  verify: 'Kontrollera koden',
  verifying: 'Kontrollerar',
  checking: 'Kontrollerar koden',
  accepted: 'Koden stämmer',
  acceptedForTab: 'Koden stämmer. Du är inloggad tills fliken stängs.',
  loggedIn: 'Inloggad',
  incompleteDigits: (length) =>
    plural(length, { one: 'Ange # siffra.', other: 'Ange alla # siffror.' }),
  incompleteCharacters: (length) =>
    plural(length, { one: 'Ange # tecken.', other: 'Ange alla # tecken.' }),
  wrong: (triesLeft) =>
    triesLeft === null ? 'Fel kod. Försök igen.' : `Fel kod. ${number(triesLeft)} försök kvar.`,
  expired: (minutes) =>
    plural(minutes, {
      one: 'Koden har gått ut. En kod gäller i # minut.',
      other: 'Koden har gått ut. En kod gäller i # minuter.',
    }),
  locked: 'För många försök. Du kan skicka en ny kod nu.',
  lockedFor: (time) => `För många försök. Vänta ${time} på en ny kod.`,
  resent: 'Ny kod skickad. Den gamla fungerar inte längre.',
  linkTo: 'Länken i din e-post loggar in dig med den här adressen:',
  linkWarning: 'Fortsätt bara om du själv har begärt länken.',
  linkOver: 'Länken har gått ut eller redan använts.',
  linkElsewhere: 'Länken fungerar bara i webbläsaren där den begärdes.',
  addressUnverified:
    'Ett konto anger den här e-postadressen eller det här numret utan att ha verifierat det. Om kontot är ditt, använd dess andra inloggningsmetod.',
  createAccount: 'Skapa ett nytt konto',
  anotherMethod: 'Använd ett annat sätt',
  anotherWay: 'Prova ett annat sätt',
  openMailApp: 'Öppna e-postappen',
  openNamedMail: (name) => `Öppna ${name}`,
  devHint: (devCode) => `Lokal tjänst: koden är ${devCode}.`,
  fillIn: 'Fyll i',
}
