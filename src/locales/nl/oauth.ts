import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Je gaat naar ${name}`,
  openingText: 'Een ogenblik.',
  waitingTitle: (name) => `Ga verder in het venster van ${name}`,
  waitingText: 'Log daar verder in. Deze pagina gaat vanzelf door.',
  opened: (name) => `Venster van ${name} geopend`,
  showWindow: (name) => `Venster van ${name} tonen`,
  cancel: 'Annuleren',
  finishingTitle: 'Je wordt ingelogd',
  finishingText: 'Een ogenblik.',
  blockedTitle: 'Je browser hield het venster tegen',
  blockedText: (name) =>
    `Er is niets mis met je account. Open het venster van ${name} zelf, of ga verder in dit tabblad.`,
  blockedTextWindowOnly: (name) =>
    `Er is niets mis met je account. Open het venster van ${name} zelf.`,
  openWindow: (name) => `Venster van ${name} openen`,
  continueInTab: 'Verder in dit tabblad',
  closedTitle: (name) => `Het venster van ${name} is gesloten`,
  closedText: (app) => `Je bent nog niet ingelogd en ${app} heeft niets ontvangen.`,
  deniedTitle: (name) => `${name} heeft je account niet gedeeld`,
  deniedText: 'Je koos ervoor daar niet door te gaan. Er is niets gedeeld.',
  mismatchTitle: 'Dit inloggen is niet hier begonnen',
  mismatchText: 'Voor je veiligheid hebben we het gestopt. Begin opnieuw vanaf deze pagina.',
  startAgain: 'Opnieuw beginnen',
  otherMethod: 'Andere methode gebruiken',
  inAppTitle: 'Open deze pagina in je browser',
  inAppText: (name, app) =>
    app === null
      ? `Inloggen met ${name} kan niet binnen deze app.`
      : `Inloggen met ${name} kan niet binnen de app ${app}.`,
  inAppTap: 'Tik op ··· boven in het scherm.',
  inAppChooseBefore: 'Kies ',
  inAppChoose: 'Openen in Safari',
  inAppChooseAfter: ' en log daar in.',
  copyLink: 'Link kopiëren',
  openInBrowser: 'In browser openen',
  useEmail: 'Mijn e-mail gebruiken',
  accountTitle: 'Je hebt al een account',
  accountAfterContact: (name) =>
    ` logt in met een code per e-mail. Doe dat één keer, dan kun je ${name} in je account toevoegen.`,
  accountText: (name) =>
    `Je logt hier op een andere manier in. Doe dat één keer, dan kun je ${name} in je account toevoegen.`,
  unprovenTitle: (name) => `Een account noemt je login met ${name}`,
  unprovenText: (name) =>
    `Het heeft nooit bewezen dat die login van jou is. Is het jouw account, gebruik dan de andere inlogmethode ervan en voeg ${name} opnieuw toe.`,
  emailCode: 'Code per e-mail sturen',
  otherAccount: (name) => `Ander account van ${name}`,
}
