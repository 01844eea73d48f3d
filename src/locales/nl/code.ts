import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Bekijk je e-mail',
  titleLink: 'Deze link kan niet worden gebruikt',
  titleSms: 'Bekijk je berichten',
  sentDigits: (length) =>
    plural(length, {
      one: 'We stuurden een code van # cijfer naar',
      other: 'We stuurden een code van # cijfers naar',
    }),
  sentCharacters: (length) =>
    plural(length, {
      one: 'We stuurden een code van # teken naar',
      other: 'We stuurden een code van # tekens naar',
    }),
  change: 'Wijzigen',
  fieldDigits: (length) =>
    plural(length, { one: 'Code van # cijfer', other: 'Code van # cijfers' }),
  fieldCharacters: (length) =>
    plural(length, { one: 'Code van # teken', other: 'Code van # tekens' }),
  expiresIn: (time) => `Verloopt over ${time}`,
  newCodeIn: (time) => `Nieuwe code over ${time}`,
  sendNewCode: 'Nieuwe code sturen',
  sendNewCodeIn: (time) => `Nieuwe code sturen over ${time}`,
  sendingNewCode: 'Nieuwe code versturen',
  verify: 'Code controleren',
  verifying: 'Controleren',
  checking: 'De code wordt gecontroleerd',
  accepted: 'Code klopt',
  acceptedForTab: 'Code klopt. Je blijft ingelogd tot je dit tabblad sluit.',
  loggedIn: 'Ingelogd',
  incompleteDigits: (length) =>
    plural(length, { one: 'Vul # cijfer in.', other: 'Vul alle # cijfers in.' }),
  incompleteCharacters: (length) =>
    plural(length, { one: 'Vul # teken in.', other: 'Vul alle # tekens in.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Verkeerde code. Probeer het opnieuw.'
      : plural(triesLeft, {
          one: 'Verkeerde code. Nog # poging.',
          other: 'Verkeerde code. Nog # pogingen.',
        }),
  expired: (minutes) =>
    plural(minutes, {
      one: 'Deze code is verlopen. Een code is # minuut geldig.',
      other: 'Deze code is verlopen. Een code is # minuten geldig.',
    }),
  locked: 'Te veel pogingen. Je kunt nu een nieuwe code laten sturen.',
  lockedFor: (time) => `Te veel pogingen. Wacht ${time} op een nieuwe code.`,
  resent: 'Nieuwe code verstuurd. De oude werkt niet meer.',
  linkTo: 'De link uit je e-mail logt je in met dit adres:',
  linkWarning: 'Ga alleen verder als je deze link zelf hebt aangevraagd.',
  linkOver: 'Deze link is verlopen of al gebruikt.',
  linkElsewhere: 'Deze link werkt alleen in de browser waarin hij is aangevraagd.',
  addressUnverified:
    'Een account noemt dit e-mailadres of nummer zonder het ooit te verifiëren. Is het van jou, gebruik dan de andere inlogmethode van dat account.',
  createAccount: 'Nieuw account maken',
  anotherMethod: 'Andere methode gebruiken',
  anotherWay: 'Andere manier proberen',
  openMailApp: 'E-mailapp openen',
  openNamedMail: (name) => `${name} openen`,
  devHint: (devCode) => `Lokale service: de code is ${devCode}.`,
  fillIn: 'Invullen',
}
