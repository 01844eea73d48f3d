import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Weiterleitung zu ${name}`,
  openingText: 'Das dauert einen Moment.',
  waitingTitle: (name) => `Machen Sie im Fenster von ${name} weiter`,
  waitingText: 'Schließen Sie die Anmeldung dort ab. Diese Seite macht von selbst weiter.',
  opened: (name) => `Fenster von ${name} geöffnet`,
  showWindow: (name) => `Fenster von ${name} zeigen`,
  cancel: 'Abbrechen',
  finishingTitle: 'Sie werden angemeldet',
  finishingText: 'Das dauert einen Moment.',
  blockedTitle: 'Ihr Browser hat das Fenster blockiert',
  blockedText: (name) =>
    `Mit Ihrem Konto ist alles in Ordnung. Öffnen Sie das Fenster von ${name} selbst oder machen Sie in diesem Tab weiter.`,
  blockedTextWindowOnly: (name) =>
    `Mit Ihrem Konto ist alles in Ordnung. Öffnen Sie das Fenster von ${name} selbst.`,
  openWindow: (name) => `Fenster von ${name} öffnen`,
  continueInTab: 'In diesem Tab fortfahren',
  closedTitle: (name) => `Das Fenster von ${name} wurde geschlossen`,
  closedText: (app) => `Sie sind noch nicht angemeldet, und ${app} hat nichts erhalten.`,
  deniedTitle: (name) => `${name} hat Ihr Konto nicht geteilt`,
  deniedText: 'Sie haben dort nicht fortgefahren. Es wurde nichts geteilt.',
  mismatchTitle: 'Diese Anmeldung begann nicht hier',
  mismatchText: 'Zu Ihrer Sicherheit haben wir sie gestoppt. Beginnen Sie auf dieser Seite neu.',
  startAgain: 'Neu beginnen',
  otherMethod: 'Andere Methode nutzen',
  inAppTitle: 'Öffnen Sie diese Seite in Ihrem Browser',
  inAppText: (name, app) =>
    app === null
      ? `${name} erlaubt die Anmeldung innerhalb dieser App nicht.`
      : `${name} erlaubt die Anmeldung innerhalb der App ${app} nicht.`,
  inAppTap: 'Tippen Sie oben auf dem Bildschirm auf ···.',
  inAppChooseBefore: 'Wählen Sie ',
  inAppChoose: 'In Safari öffnen',
  inAppChooseAfter: ' und melden Sie sich dort an.',
  copyLink: 'Link zur Seite kopieren',
  openInBrowser: 'Im Browser öffnen',
  useEmail: 'Hier meine E-Mail nutzen',
  accountTitle: 'Sie haben bereits ein Konto',
  accountAfterContact: (name) =>
    ` meldet sich mit einem E-Mail-Code an. Nutzen Sie ihn einmal, danach können Sie ${name} in Ihrem Konto hinzufügen.`,
  accountText: (name) =>
    `Sie melden sich hier auf einem anderen Weg an. Nutzen Sie ihn einmal, danach können Sie ${name} in Ihrem Konto hinzufügen.`,
  unprovenTitle: (name) => `Ein Konto nennt Ihre Anmeldung mit ${name}`,
  unprovenText: (name) =>
    `Es hat nie nachgewiesen, dass die Anmeldung Ihre ist. Wenn es Ihr Konto ist, nutzen Sie dessen andere Anmeldemethode und fügen Sie ${name} erneut hinzu.`,
  emailCode: 'Code per E-Mail senden',
  otherAccount: (name) => `Anderes Konto von ${name} nutzen`,
}
