import type { LinkingWords } from '../../react/linkingWords.ts'

export const linking: LinkingWords = {
  title: 'Anmeldemethoden',
  loading: 'Ihre Anmeldemethoden werden geladen',
  notLoaded: 'Ihre Anmeldemethoden konnten nicht geladen werden.',
  none: 'Sie haben keinen Weg, sich wieder anzumelden. Fügen Sie jetzt einen hinzu.',
  emailCode: 'E-Mail-Code',
  smsCode: 'SMS-Code',
  thisSession: 'Diese Sitzung',
  off: (app) => `${app} nutzt das nicht mehr.`,
  change: 'Ändern',
  changeNamed: (name) => `${name} ändern`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removeAsk: (name) => `${name} entfernen?`,
  removeText: (other) => `Sie können sich weiterhin mit ${other} anmelden.`,
  keep: 'Behalten',
  removing: 'Wird entfernt',
  removed: (name) => `${name} entfernt.`,
  lastOne: 'Fügen Sie einen anderen Anmeldeweg hinzu, bevor Sie diesen entfernen.',
  addTitle: 'Anmeldeweg hinzufügen',
  addNamed: (name) => `${name} hinzufügen`,
  added: (name) => `${name} hinzugefügt.`,
  newEmail: 'Neue E-Mail-Adresse',
  newPhone: 'Neue Telefonnummer',
  sendCode: 'Code senden',
  sendingCode: 'Code wird gesendet',
  sentTo: (contact) => `Geben Sie den Code ein, den wir an ${contact} gesendet haben.`,
  cancel: 'Abbrechen',
  waitingFor: (name) => `Warten auf ${name}. Machen Sie dort im Fenster weiter.`,
  passkeyPrompt:
    'Folgen Sie Ihrem Browser. Er fragt nach Fingerabdruck, Gesicht oder Bildschirmsperre.',
  chooseWallet: 'Wallet wählen',
  noWallet: 'In diesem Browser hat sich keine Wallet gemeldet.',
  walletAsks: (wallet) =>
    `Bestätigen Sie die Signatur in ${wallet}. Sie ist kostenlos und überträgt von sich aus kein Geld.`,
  takenAccount: (provider, app) =>
    `Dieses Konto von ${provider} gehört schon zu einem anderen Konto bei ${app}. Nichts wurde geändert.`,
  takenEmail: (app) =>
    `Diese E-Mail-Adresse gehört schon zu einem anderen Konto bei ${app}. Nichts wurde geändert.`,
  takenPhone: (app) =>
    `Diese Telefonnummer gehört schon zu einem anderen Konto bei ${app}. Nichts wurde geändert.`,
  takenWallet: (app) =>
    `Diese Wallet gehört schon zu einem anderen Konto bei ${app}. Nichts wurde geändert.`,
  takenPasskey: (app) =>
    `Dieser Passkey gehört schon zu einem anderen Konto bei ${app}. Nichts wurde geändert.`,
  passkeyExists: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  codeExpired: 'Dieser Code ist abgelaufen. Brechen Sie ab und lassen Sie einen neuen senden.',
  windowBlocked:
    'Ihr Browser hat das Fenster blockiert. Erlauben Sie Fenster auf dieser Seite und versuchen Sie es erneut.',
  windowClosed: (provider) =>
    `Das Fenster von ${provider} wurde geschlossen. Nichts wurde geändert.`,
  denied: 'Sie haben dort nicht fortgefahren. Nichts wurde geändert.',
  declined: 'Es wurde nichts signiert und nichts geändert.',
  notReached: 'Unser Anmeldedienst antwortet nicht. Nichts wurde geändert.',
  failed: 'Wir konnten das nicht abschließen. Versuchen Sie es gleich noch einmal.',
}
