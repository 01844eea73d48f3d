import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Nu proberen',
  tryAgain: 'Opnieuw proberen',
  close: 'Sluiten',
  tryingAgainIn: (time) => `Nieuwe poging over ${time}`,
  offlineTitle: 'Je bent offline',
  offlineText: 'We houden je plek vast. Het inloggen gaat door zodra er weer verbinding is.',
  unreachableTitle: 'De inlogservice reageert niet',
  unreachableText:
    'Je internet werkt, maar onze inlogservice geeft geen antwoord. Je account is veilig.',
  originTitle: 'Inloggen is niet ingesteld voor dit adres',
  originBeforeHost: 'Controleer of je op ',
  originAfterHost: (app) => ` bent. Klopt dat, meld het dan aan het team van ${app}.`,
  originText: (app) =>
    `Controleer het adres van deze pagina. Klopt het, meld het dan aan het team van ${app}.`,
  goToHost: (host) => `Naar ${host}`,
  devOriginTitle: 'Deze origin staat niet op de lijst met toegestane origins',
  devOriginBefore: 'De proxy weigerde ',
  devOriginAfter: '. Voeg die toe en laad de pagina opnieuw.',
  devOnly: 'Alleen zichtbaar tijdens ontwikkeling.',
  devOriginHelp:
    'Lokale service: Auth, Allowed origins. Vermeldingen zijn exact; jokertekens binnen een host werken niet.',
  openAllowedOrigins: 'Toegestane origins openen',
  copyOrigin: 'Origin kopiëren',
  configTitle: 'Inloggen is nog niet ingesteld',
  configText: (app) =>
    `De inlogservice kent deze app niet. Je account is veilig. Meld het aan het team van ${app}.`,
  devConfigHelp:
    'Geen enkele configuratie heeft de id uit authProxyConfigId. Kopieer de id die de service toont.',
  methodOffTitle: (method) => `${method} staat uit`,
  methodOffText: (app) => `${app} gebruikt dit niet meer. Je account bestaat nog.`,
  untrustedTitle: 'We hebben je niet ingelogd',
  untrustedText: (app) =>
    `Het antwoord van de inlogservice kwam niet door onze controles. Er is niets veranderd. Meld het aan het team van ${app}.`,
  unknownTitle: 'We konden dit niet afronden',
  unknownText: (app) =>
    `Er is niets veranderd. Gebeurt het weer, meld het dan aan het team van ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Er is niets veranderd. Gebeurt het weer, stuur ons dan dit nummer: ${requestId}.`,
  copyNumber: 'Nummer kopiëren',
}
