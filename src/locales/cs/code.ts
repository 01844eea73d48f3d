import type { CodeWords } from '../../react/words.ts'
import { number, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Podívejte se do e-mailu',
  titleLink: 'Tento odkaz nelze použít',
  titleSms: 'Podívejte se do zpráv',
  sentDigits: (length) => `Poslali jsme ${number(length)}místný kód na`,
  sentCharacters: (length) => `Poslali jsme ${number(length)}znakový kód na`,
  change: 'Změnit',
  fieldDigits: (length) => `${number(length)}místný kód`,
  fieldCharacters: (length) => `${number(length)}znakový kód`,
  expiresIn: (time) => `Vyprší za ${time}`,
  newCodeIn: (time) => `Nový kód za ${time}`,
  sendNewCode: 'Poslat nový kód',
  sendNewCodeIn: (time) => `Poslat nový kód za ${time}`,
  sendingNewCode: 'Posílá se nový kód',
  verify: 'Ověřit kód',
  verifying: 'Ověřuje se',
  checking: 'Kód se ověřuje',
  accepted: 'Kód přijat',
  acceptedForTab: 'Kód přijat. Přihlášení potrvá do zavření této karty.',
  loggedIn: 'Přihlášeno',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Zadejte # číslici.',
      few: 'Zadejte všechny # číslice.',
      many: 'Zadejte všech # číslice.',
      other: 'Zadejte všech # číslic.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Zadejte # znak.',
      few: 'Zadejte všechny # znaky.',
      many: 'Zadejte všech # znaku.',
      other: 'Zadejte všech # znaků.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Nesprávný kód. Zkuste to znovu.'
      : plural(triesLeft, {
          one: 'Nesprávný kód. Zbývá # pokus.',
          few: 'Nesprávný kód. Zbývají # pokusy.',
          many: 'Nesprávný kód. Zbývá # pokusu.',
          other: 'Nesprávný kód. Zbývá # pokusů.',
        }),
  expired: (minutes) =>
    plural(minutes, {
      one: 'Platnost kódu vypršela. Kód platí # minutu.',
      few: 'Platnost kódu vypršela. Kód platí # minuty.',
      many: 'Platnost kódu vypršela. Kód platí # minuty.',
      other: 'Platnost kódu vypršela. Kód platí # minut.',
    }),
  locked: 'Příliš mnoho pokusů. Teď si můžete poslat nový kód.',
  lockedFor: (time) => `Příliš mnoho pokusů. Nový kód si můžete poslat za ${time}.`,
  resent: 'Nový kód odeslán. Starý už neplatí.',
  linkTo: 'Odkaz z e-mailu vás přihlásí s touto adresou:',
  linkWarning: 'Pokračujte, jen pokud jste o tento odkaz sami požádali.',
  linkOver: 'Platnost odkazu vypršela, nebo už byl použit.',
  linkElsewhere: 'Tento odkaz funguje jen v prohlížeči, ze kterého byl vyžádán.',
  addressUnverified:
    'Tento e-mail nebo číslo uvádí účet, který je nikdy neověřil. Pokud je váš, použijte jeho jiný způsob přihlášení.',
  createAccount: 'Vytvořit nový účet',
  anotherMethod: 'Použít jiný způsob',
  anotherWay: 'Zkusit jiný způsob',
  openMailApp: 'Otevřít e-mail',
  openNamedMail: (name) => `Otevřít ${name}`,
  devHint: (devCode) => `Místní služba: kód je ${devCode}.`,
  fillIn: 'Vyplnit',
}
