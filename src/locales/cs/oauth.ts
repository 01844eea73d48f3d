import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Přecházíte na ${name}`,
  openingText: 'Chvíli to potrvá.',
  waitingTitle: (name) => `Pokračujte v okně ${name}`,
  waitingText: 'Dokončete tam přihlášení. Tato stránka bude pokračovat sama.',
  opened: (name) => `Okno ${name} je otevřené`,
  showWindow: (name) => `Zobrazit okno ${name}`,
  cancel: 'Zrušit',
  finishingTitle: 'Probíhá přihlášení',
  finishingText: 'Chvíli to potrvá.',
  blockedTitle: 'Prohlížeč zablokoval okno',
  blockedText: (name) =>
    `S vaším účtem je vše v pořádku. Otevřete okno ${name} ručně nebo pokračujte v této kartě.`,
  blockedTextWindowOnly: (name) => `S vaším účtem je vše v pořádku. Otevřete okno ${name} ručně.`,
  openWindow: (name) => `Otevřít okno ${name}`,
  continueInTab: 'Pokračovat v této kartě',
  closedTitle: (name) => `Okno ${name} se zavřelo`,
  closedText: (app) => `Přihlášení zatím neproběhlo a aplikace ${app} nic nedostala.`,
  deniedTitle: (name) => `Účet ${name} se nesdílel`,
  deniedText: 'Pokračování tam bylo odmítnuto. Nic se nesdílelo.',
  mismatchTitle: 'Toto přihlášení nezačalo tady',
  mismatchText: 'Pro vaši bezpečnost jsme ho zastavili. Začněte znovu z této stránky.',
  startAgain: 'Začít znovu',
  otherMethod: 'Použít jiný způsob',
  inAppTitle: 'Otevřete tuto stránku v prohlížeči',
  inAppText: (name, app) =>
    app === null
      ? `${name} neumožňuje přihlášení uvnitř této aplikace.`
      : `${name} neumožňuje přihlášení uvnitř aplikace ${app}.`,
  inAppTap: 'Klepněte na ··· v horní části obrazovky.',
  inAppChooseBefore: 'Vyberte ',
  inAppChoose: 'Otevřít v Safari',
  inAppChooseAfter: ' a přihlaste se tam.',
  copyLink: 'Kopírovat odkaz',
  openInBrowser: 'Otevřít v prohlížeči',
  useEmail: 'Použít zde e-mail',
  accountTitle: 'Už máte účet',
  accountAfterContact: (name) =>
    ` se přihlašuje kódem z e-mailu. Jednou ho použijte a pak si ve svém účtu můžete přidat ${name}.`,
  accountText: (name) =>
    `Tady se přihlašujete jinak. Jednou to použijte a pak si ve svém účtu můžete přidat ${name}.`,
  unprovenTitle: (name) => `Vaše přihlášení přes ${name} uvádí jiný účet`,
  unprovenText: (name) =>
    `Účet nikdy neprokázal, že je toto přihlášení vaše. Pokud je účet váš, použijte jeho jiný způsob přihlášení a ${name} přidejte znovu.`,
  emailCode: 'Poslat kód e-mailem',
  otherAccount: (name) => `Použít jiný účet ${name}`,
}
