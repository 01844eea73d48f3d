import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Försök nu',
  tryAgain: 'Försök igen',
  close: 'Stäng',
  tryingAgainIn: (time) => `Försöker igen om ${time}`,
  offlineTitle: 'Du är offline',
  offlineText: 'Vi minns var du var. Inloggningen fortsätter när anslutningen är tillbaka.',
  unreachableTitle: 'Inloggningen svarar inte',
  unreachableText:
    'Ditt internet fungerar, men vår inloggningstjänst svarar inte. Ditt konto är tryggt.',
  originTitle: 'Inloggningen är inte inställd för den här adressen',
  originBeforeHost: 'Kontrollera att du är på ',
  originAfterHost: (app) => `. Är du det, berätta för teamet bakom ${app}.`,
  originText: (app) => `Kontrollera sidans adress. Stämmer den, berätta för teamet bakom ${app}.`,
  goToHost: (host) => `Gå till ${host}`,
  devOriginTitle: 'Den här origin finns inte på listan över tillåtna',
  devOriginBefore: 'Proxyn nekade ',
  devOriginAfter: '. Lägg till den och ladda om.',
  devOnly: 'Visas bara under utveckling.',
  devOriginHelp:
    'Lokal tjänst: Auth, Allowed origins. Posterna är exakta; jokertecken inne i en värd fungerar inte.',
  openAllowedOrigins: 'Öppna tillåtna origins',
  copyOrigin: 'Kopiera origin',
  configTitle: 'Inloggningen är inte inställd än',
  configText: (app) =>
    `Inloggningstjänsten känner inte till den här appen. Ditt konto är tryggt. Berätta för teamet bakom ${app}.`,
  devConfigHelp:
    'Ingen konfiguration har det id som står i authProxyConfigId. Kopiera det id som tjänsten skriver ut.',
  methodOffTitle: (method) => `Avstängt: ${method}`,
  methodOffText: (app) => `${app} använder inte det här längre. Ditt konto finns kvar.`,
  untrustedTitle: 'Vi loggade inte in dig',
  untrustedText: (app) =>
    `Svaret från inloggningstjänsten klarade inte våra kontroller. Inget har ändrats. Berätta för teamet bakom ${app}.`,
  unknownTitle: 'Vi kunde inte slutföra det här',
  unknownText: (app) => `Inget har ändrats. Händer det igen, berätta för teamet bakom ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Inget har ändrats. Händer det igen, skicka det här numret till oss: ${requestId}.`,
  copyNumber: 'Kopiera numret',
}
