import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Jetzt versuchen',
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
  tryingAgainIn: (time) => `Neuer Versuch in ${time}`,
  offlineTitle: 'Sie sind offline',
  offlineText:
    'Wir merken uns, wo Sie sind. Die Anmeldung geht weiter, sobald die Verbindung zurück ist.',
  unreachableTitle: 'Die Anmeldung antwortet nicht',
  unreachableText:
    'Ihr Internet funktioniert, aber unser Anmeldedienst antwortet nicht. Ihr Konto ist sicher.',
  originTitle: 'Anmeldung für diese Adresse nicht eingerichtet',
  originBeforeHost: 'Prüfen Sie, ob Sie hier sind: ',
  originAfterHost: (app) => `. Wenn ja, sagen Sie dem Team von ${app} Bescheid.`,
  originText: (app) =>
    `Prüfen Sie die Adresse dieser Seite. Stimmt sie, sagen Sie dem Team von ${app} Bescheid.`,
  goToHost: (host) => `Zu ${host} gehen`,
  devOriginTitle: 'Dieser Ursprung steht nicht auf der Liste der erlaubten',
  devOriginBefore: 'Der Proxy hat abgelehnt: ',
  devOriginAfter: '. Fügen Sie ihn hinzu und laden Sie neu.',
  devOnly: 'Wird nur in der Entwicklung gezeigt.',
  devOriginHelp:
    'Lokaler Dienst: Auth, Allowed origins. Einträge gelten genau so; Platzhalter innerhalb eines Hosts funktionieren nicht.',
  openAllowedOrigins: 'Erlaubte Ursprünge öffnen',
  copyOrigin: 'Ursprung kopieren',
  configTitle: 'Die Anmeldung ist noch nicht eingerichtet',
  configText: (app) =>
    `Der Anmeldedienst kennt diese App nicht. Ihr Konto ist sicher. Sagen Sie dem Team von ${app} Bescheid.`,
  devConfigHelp:
    'Keine Konfiguration hat die ID aus authProxyConfigId. Kopieren Sie die ID, die der Dienst ausgibt.',
  methodOffTitle: (method) => `${method} ist ausgeschaltet`,
  methodOffText: (app) => `${app} nutzt das nicht mehr. Ihr Konto gibt es weiterhin.`,
  untrustedTitle: 'Wir haben Sie nicht angemeldet',
  untrustedText: (app) =>
    `Die Antwort des Anmeldedienstes hat unsere Prüfung nicht bestanden. Nichts wurde geändert. Sagen Sie dem Team von ${app} Bescheid.`,
  unknownTitle: 'Wir konnten das nicht abschließen',
  unknownText: (app) =>
    `Nichts wurde geändert. Passiert es noch einmal, sagen Sie dem Team von ${app} Bescheid.`,
  unknownTextWithNumber: (requestId) =>
    `Nichts wurde geändert. Passiert es noch einmal, senden Sie uns diese Nummer: ${requestId}.`,
  copyNumber: 'Nummer kopieren',
}
