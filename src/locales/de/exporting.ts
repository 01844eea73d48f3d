import type { ExportWords } from '../../react/exportWords.ts'
import { plural } from './counting.ts'

export const exporting: ExportWords = {
  title: 'Wiederherstellungsphrase exportieren',
  textBefore: 'Die Wörter, mit denen sich die Wallet ',
  textAfter: ' überall öffnen lässt.',
  anyone: 'Wer diese Wörter hat, kann alles aus dieser Wallet nehmen.',
  never: (app) => `${app} wird Sie nie danach fragen.`,
  screen: 'Achten Sie darauf, dass niemand Ihren Bildschirm sehen kann.',
  keyTitle: 'Privaten Schlüssel exportieren',
  keyBefore: 'Ein Schlüssel, mit dem sich dieses Konto der Wallet ',
  keyAfter: ' überall öffnen lässt.',
  ownKeyBefore: 'Der Schlüssel ',
  ownKeyAfter: ' öffnet sein Konto überall.',
  anyoneKey: 'Wer diesen Schlüssel hat, kann alles aus diesem Konto nehmen.',
  neverKey: (app) => `${app} wird Sie nie danach fragen.`,
  account: 'Konto',
  keyInstead: 'Stattdessen Schlüssel exportieren',
  phraseInstead: 'Stattdessen Phrase exportieren',

  confirm: 'Mit Passkey bestätigen',
  confirming: 'Folgen Sie Ihrem Browser',
  sendCode: (contact) => `Code an ${contact} senden`,
  sendingCode: 'Code wird gesendet',
  sentTo: (contact) => `Geben Sie den Code ein, den wir an ${contact} gesendet haben.`,
  noWay:
    'Speichern Sie zuerst einen Passkey und kommen Sie dann zurück. Er bestätigt, dass Sie es sind.',
  cancel: 'Abbrechen',
  promptClosed: 'Es wurde kein Passkey genutzt. Nichts wurde exportiert.',
  noPasskeyHere: 'Keiner Ihrer Passkeys ist auf diesem Gerät.',
  codeExpired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  refused: 'Wir konnten nicht prüfen, woher das kommt. Deshalb wird nichts gezeigt.',
  failed: 'Wir konnten das nicht abschließen. Versuchen Sie es gleich noch einmal.',

  phraseTitle: 'Ihre Wiederherstellungsphrase',
  phraseText:
    'Halten Sie Stift und Papier bereit. Nach einer Minute werden die Wörter wieder verborgen.',
  show: 'Wörter zeigen',
  shownText: 'Schreiben Sie sie in dieser Reihenfolge auf Papier.',
  list: (count) => plural(count, { one: '# Wort', other: '# Wörter' }),
  keyShownTitle: 'Ihr privater Schlüssel',
  keyCoveredText:
    'Halten Sie einen sicheren Ort dafür bereit. Nach einer Minute wird der Schlüssel wieder verborgen.',
  showKey: 'Schlüssel zeigen',
  keyShownText: 'Bewahren Sie ihn dort auf, wo ihn sonst niemand lesen kann.',
  hidesIn: (time) => `Wird in ${time} verborgen`,
  hideNow: 'Jetzt verbergen',
  hidden: 'Wieder verborgen.',
  done: 'Ich habe sie notiert',
  keyDone: 'Ich habe ihn gesichert',
  copy: 'Kopieren, nach 60 Sekunden gelöscht',
  copied: 'Kopiert',
}
