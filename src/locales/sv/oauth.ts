import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Tar dig till ${name}`,
  openingText: 'Det tar ett ögonblick.',
  waitingTitle: (name) => `Fortsätt i fönstret för ${name}`,
  waitingText: 'Logga in klart där. Sidan går vidare av sig själv.',
  opened: (name) => `Fönstret för ${name} öppnades`,
  showWindow: (name) => `Visa fönstret för ${name}`,
  cancel: 'Avbryt',
  finishingTitle: 'Loggar in dig',
  finishingText: 'Det tar ett ögonblick.',
  blockedTitle: 'Webbläsaren stoppade fönstret',
  blockedText: (name) =>
    `Det är inget fel på ditt konto. Öppna fönstret för ${name} själv, eller fortsätt i den här fliken.`,
  blockedTextWindowOnly: (name) =>
    `Det är inget fel på ditt konto. Öppna fönstret för ${name} själv.`,
  openWindow: (name) => `Öppna fönstret för ${name}`,
  continueInTab: 'Fortsätt i den här fliken',
  closedTitle: (name) => `Fönstret för ${name} stängdes`,
  closedText: (app) => `Du är inte inloggad än, och ${app} fick ingenting.`,
  deniedTitle: (name) => `${name} delade inte ditt konto`,
  deniedText: 'Du valde att inte fortsätta där. Inget delades.',
  mismatchTitle: 'Inloggningen började inte här',
  mismatchText: 'För din säkerhet stoppade vi den. Börja om från den här sidan.',
  startAgain: 'Börja om',
  otherMethod: 'Använd ett annat sätt',
  inAppTitle: 'Öppna sidan i din webbläsare',
  inAppText: (name, app) =>
    app === null
      ? `${name} tillåter inte inloggning inne i den här appen.`
      : `${name} tillåter inte inloggning inne i appen ${app}.`,
  inAppTap: 'Tryck på ··· högst upp på skärmen.',
  inAppChooseBefore: 'Välj ',
  inAppChoose: 'Öppna i Safari',
  inAppChooseAfter: ' och logga in där.',
  copyLink: 'Kopiera sidans länk',
  openInBrowser: 'Öppna i webbläsare',
  useEmail: 'Använd min e-post här',
  accountTitle: 'Du har redan ett konto',
  accountAfterContact: (name) =>
    ` loggar in med en kod via e-post. Gör det en gång, sedan kan du lägga till ${name} i ditt konto.`,
  accountText: (name) =>
    `Du loggar in på ett annat sätt här. Gör det en gång, sedan kan du lägga till ${name} i ditt konto.`,
  unprovenTitle: (name) => `Ett konto anger din inloggning med ${name}`,
  unprovenText: (name) =>
    `Det har aldrig bevisat att inloggningen är din. Om det är ditt konto använder du dess andra inloggningsmetod och lägger till ${name} igen.`,
  emailCode: 'Skicka en kod med e-post',
  otherAccount: (name) => `Använd ett annat konto hos ${name}`,
}
