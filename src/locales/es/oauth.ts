import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Te llevamos a ${name}`,
  openingText: 'Tarda un momento.',
  waitingTitle: (name) => `Continúa en la ventana de ${name}`,
  waitingText: 'Termina de iniciar sesión ahí. Esta página sigue sola.',
  opened: (name) => `Ventana de ${name} abierta`,
  showWindow: (name) => `Mostrar la ventana de ${name}`,
  cancel: 'Cancelar',
  finishingTitle: 'Iniciando tu sesión',
  finishingText: 'Tarda un momento.',
  blockedTitle: 'Tu navegador bloqueó la ventana',
  blockedText: (name) =>
    `Tu cuenta no tiene ningún problema. Abre tú la ventana de ${name} o continúa en esta pestaña.`,
  blockedTextWindowOnly: (name) =>
    `Tu cuenta no tiene ningún problema. Abre tú la ventana de ${name}.`,
  openWindow: (name) => `Abrir la ventana de ${name}`,
  continueInTab: 'Continuar en esta pestaña',
  closedTitle: (name) => `Se cerró la ventana de ${name}`,
  closedText: (app) => `Aún no has iniciado sesión y ${app} no recibió nada.`,
  deniedTitle: (name) => `${name} no compartió tu cuenta`,
  deniedText: 'Elegiste no continuar ahí. No se compartió nada.',
  mismatchTitle: 'Este inicio de sesión no empezó aquí',
  mismatchText: 'Por tu seguridad, lo detuvimos. Empieza de nuevo desde esta página.',
  startAgain: 'Empezar de nuevo',
  otherMethod: 'Usar otro método',
  inAppTitle: 'Abre esta página en tu navegador',
  inAppText: (name, app) =>
    app === null
      ? `${name} no permite iniciar sesión dentro de esta app.`
      : `${name} no permite iniciar sesión dentro de la app ${app}.`,
  inAppTap: 'Toca ··· en la parte superior de la pantalla.',
  inAppChooseBefore: 'Elige ',
  inAppChoose: 'Abrir en Safari',
  inAppChooseAfter: ' e inicia sesión ahí.',
  copyLink: 'Copiar el enlace de la página',
  openInBrowser: 'Abrir en el navegador',
  useEmail: 'Usar mi correo aquí',
  accountTitle: 'Ya tienes una cuenta',
  accountAfterContact: (name) =>
    ` inicia sesión con un código por correo. Úsalo una vez y después podrás añadir ${name} en tu cuenta.`,
  accountText: (name) =>
    `Aquí inicias sesión de otra forma. Úsala una vez y después podrás añadir ${name} en tu cuenta.`,
  unprovenTitle: (name) => `Una cuenta indica tu inicio de sesión con ${name}`,
  unprovenText: (name) =>
    `Nunca demostró que ese inicio de sesión sea tuyo. Si la cuenta es tuya, usa su otro método de inicio de sesión y vuelve a añadir ${name}.`,
  emailCode: 'Enviarme un código por correo',
  otherAccount: (name) => `Usar otra cuenta de ${name}`,
}
