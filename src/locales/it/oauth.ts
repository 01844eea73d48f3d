import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Ti portiamo su ${name}`,
  openingText: 'Ci vuole un momento.',
  waitingTitle: (name) => `Continua nella finestra di ${name}`,
  waitingText: 'Completa lì l’accesso. Questa pagina prosegue da sola.',
  opened: (name) => `Finestra di ${name} aperta`,
  showWindow: (name) => `Mostra la finestra di ${name}`,
  cancel: 'Annulla',
  finishingTitle: 'Accesso in corso',
  finishingText: 'Ci vuole un momento.',
  blockedTitle: 'Il browser ha bloccato la finestra',
  blockedText: (name) =>
    `Il tuo account non ha alcun problema. Apri tu la finestra di ${name}, o continua in questa scheda.`,
  blockedTextWindowOnly: (name) =>
    `Il tuo account non ha alcun problema. Apri tu la finestra di ${name}.`,
  openWindow: (name) => `Apri la finestra di ${name}`,
  continueInTab: 'Continua in questa scheda',
  closedTitle: (name) => `La finestra di ${name} è stata chiusa`,
  closedText: (app) => `L’accesso non è ancora avvenuto, e ${app} non ha ricevuto niente.`,
  deniedTitle: (name) => `${name} non ha condiviso il tuo account`,
  deniedText: 'Hai scelto di non continuare lì. Non è stato condiviso niente.',
  mismatchTitle: 'Questo accesso non è iniziato qui',
  mismatchText: 'Per la tua sicurezza lo abbiamo fermato. Ricomincia da questa pagina.',
  startAgain: 'Ricomincia',
  otherMethod: 'Usa un altro metodo',
  inAppTitle: 'Apri questa pagina nel tuo browser',
  inAppText: (name, app) =>
    app === null
      ? `${name} non consente l’accesso dentro questa app.`
      : `${name} non consente l’accesso dentro l’app ${app}.`,
  inAppTap: 'Tocca ··· in alto sullo schermo.',
  inAppChooseBefore: 'Scegli ',
  inAppChoose: 'Apri in Safari',
  inAppChooseAfter: ', poi accedi lì.',
  copyLink: 'Copia il link della pagina',
  openInBrowser: 'Apri nel browser',
  useEmail: 'Usa la mia email qui',
  accountTitle: 'Hai già un account',
  accountAfterContact: (name) =>
    ` accede con un codice via email. Usalo una volta, poi potrai aggiungere ${name} nel tuo account.`,
  accountText: (name) =>
    `Qui accedi in un altro modo. Usalo una volta, poi potrai aggiungere ${name} nel tuo account.`,
  unprovenTitle: (name) => `Un account indica il tuo accesso con ${name}`,
  unprovenText: (name) =>
    `Non ha mai dimostrato che l’accesso è tuo. Se l’account è tuo, usa l’altro metodo di accesso e aggiungi di nuovo ${name}.`,
  emailCode: 'Inviami un codice via email',
  otherAccount: (name) => `Usa un altro account ${name}`,
}
