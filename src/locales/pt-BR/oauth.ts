import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Levando você para ${name}`,
  openingText: 'Leva um instante.',
  waitingTitle: (name) => `Continue na janela de ${name}`,
  waitingText: 'Termine de entrar por lá. Esta página segue sozinha.',
  opened: (name) => `Janela de ${name} aberta`,
  showWindow: (name) => `Mostrar a janela de ${name}`,
  cancel: 'Cancelar',
  finishingTitle: 'Entrando na sua conta',
  finishingText: 'Leva um instante.',
  blockedTitle: 'Seu navegador bloqueou a janela',
  blockedText: (name) =>
    `Não há nada de errado com sua conta. Abra você a janela de ${name} ou continue nesta aba.`,
  blockedTextWindowOnly: (name) =>
    `Não há nada de errado com sua conta. Abra você a janela de ${name}.`,
  openWindow: (name) => `Abrir a janela de ${name}`,
  continueInTab: 'Continuar nesta aba',
  closedTitle: (name) => `A janela de ${name} foi fechada`,
  closedText: (app) => `Você ainda não entrou, e ${app} não recebeu nada.`,
  deniedTitle: (name) => `${name} não compartilhou sua conta`,
  deniedText: 'Você escolheu não continuar por lá. Nada foi compartilhado.',
  mismatchTitle: 'Este login não começou aqui',
  mismatchText: 'Para sua segurança, paramos tudo. Comece de novo nesta página.',
  startAgain: 'Começar de novo',
  otherMethod: 'Usar outro método',
  inAppTitle: 'Abra esta página no seu navegador',
  inAppText: (name, app) =>
    app === null
      ? `${name} não permite entrar dentro deste app.`
      : `${name} não permite entrar dentro do app ${app}.`,
  inAppTap: 'Toque em ··· no topo da tela.',
  inAppChooseBefore: 'Escolha ',
  inAppChoose: 'Abrir no Safari',
  inAppChooseAfter: ' e entre por lá.',
  copyLink: 'Copiar o link da página',
  openInBrowser: 'Abrir no navegador',
  useEmail: 'Usar meu e-mail aqui',
  accountTitle: 'Você já tem uma conta',
  accountAfterContact: (name) =>
    ` entra com um código por e-mail. Use-o uma vez e depois você poderá adicionar ${name} na sua conta.`,
  accountText: (name) =>
    `Aqui você entra de outra forma. Use-a uma vez e depois você poderá adicionar ${name} na sua conta.`,
  unprovenTitle: (name) => `Uma conta informa o seu login com ${name}`,
  unprovenText: (name) =>
    `Ela nunca provou que o login é seu. Se a conta for sua, use o outro método de login dela e adicione ${name} de novo.`,
  emailCode: 'Enviar código por e-mail',
  otherAccount: (name) => `Usar outra conta de ${name}`,
}
