import type { LinkingWords } from '../../react/linkingWords.ts'

export const linking: LinkingWords = {
  title: 'Inlogmethoden',
  loading: 'Je inlogmethoden laden',
  notLoaded: 'Je inlogmethoden konden niet worden geladen.',
  none: 'Je hebt geen manier om opnieuw in te loggen. Voeg er nu een toe.',
  emailCode: 'Code per e-mail',
  smsCode: 'Code per sms',
  thisSession: 'Deze sessie',
  off: (app) => `${app} gebruikt dit niet meer.`,
  change: 'Wijzigen',
  changeNamed: (name) => `${name} wijzigen`,
  remove: 'Verwijderen',
  removeNamed: (name) => `${name} verwijderen`,
  removeAsk: (name) => `${name} verwijderen?`,
  removeText: (other) => `Je kunt nog inloggen met: ${other}.`,
  keep: 'Behouden',
  removing: 'Verwijderen',
  removed: (name) => `${name} verwijderd.`,
  lastOne: 'Voeg eerst een andere manier van inloggen toe voordat je deze verwijdert.',
  addTitle: 'Manier van inloggen toevoegen',
  addNamed: (name) => `${name} toevoegen`,
  added: (name) => `${name} toegevoegd.`,
  newEmail: 'Nieuw e-mailadres',
  newPhone: 'Nieuw telefoonnummer',
  sendCode: 'Code sturen',
  sendingCode: 'Code versturen',
  sentTo: (contact) => `Vul de code in die we naar ${contact} hebben gestuurd.`,
  cancel: 'Annuleren',
  waitingFor: (name) => `Wachten op ${name}. Ga verder in dat venster.`,
  passkeyPrompt: 'Volg je browser. Die vraagt om je vingerafdruk, gezicht of schermvergrendeling.',
  chooseWallet: 'Kies een wallet',
  noWallet: 'Er heeft zich in deze browser geen wallet gemeld.',
  walletAsks: (wallet) =>
    `Keur de handtekening goed in ${wallet}. Die is gratis en verplaatst op zichzelf geen geld.`,
  takenAccount: (provider, app) =>
    `Dat account van ${provider} hoort al bij een ander account van ${app}. Er is niets veranderd.`,
  takenEmail: (app) =>
    `Dat e-mailadres hoort al bij een ander account van ${app}. Er is niets veranderd.`,
  takenPhone: (app) =>
    `Dat telefoonnummer hoort al bij een ander account van ${app}. Er is niets veranderd.`,
  takenWallet: (app) =>
    `Die wallet hoort al bij een ander account van ${app}. Er is niets veranderd.`,
  takenPasskey: (app) =>
    `Die toegangssleutel hoort al bij een ander account van ${app}. Er is niets veranderd.`,
  passkeyExists: 'Op dit apparaat staat al een toegangssleutel voor je account.',
  codeExpired: 'Deze code is verlopen. Annuleer en laat een nieuwe sturen.',
  windowBlocked:
    'Je browser hield het venster tegen. Sta vensters op deze pagina toe en probeer het opnieuw.',
  windowClosed: (provider) => `Het venster van ${provider} is gesloten. Er is niets veranderd.`,
  denied: 'Je koos ervoor daar niet door te gaan. Er is niets veranderd.',
  declined: 'Er is niets ondertekend en niets veranderd.',
  notReached: 'Onze inlogservice geeft geen antwoord. Er is niets veranderd.',
  failed: 'We konden dit niet afronden. Probeer het zo opnieuw.',
}
