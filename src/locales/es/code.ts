import type { CodeWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Revisa tu correo',
  titleLink: 'Este enlace no se puede usar',
  titleSms: 'Revisa tus mensajes',
  sentDigits: (length) =>
    `Enviamos un código de ${plural(length, { one: '# dígito', many: '# dígitos', other: '# dígitos' })} a`,
  sentCharacters: (length) =>
    `Enviamos un código de ${plural(length, { one: '# carácter', many: '# caracteres', other: '# caracteres' })} a`,
  change: 'Cambiar',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Código de # dígito',
      many: 'Código de # dígitos',
      other: 'Código de # dígitos',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Código de # carácter',
      many: 'Código de # caracteres',
      other: 'Código de # caracteres',
    }),
  expiresIn: (time) => `Caduca en ${time}`,
  newCodeIn: (time) => `Código nuevo en ${time}`,
  sendNewCode: 'Enviar un código nuevo',
  sendNewCodeIn: (time) => `Enviar un código nuevo en ${time}`,
  sendingNewCode: 'Enviando un código nuevo',
  verify: 'Verificar código',
  verifying: 'Verificando',
  checking: 'Comprobando el código',
  accepted: 'Código aceptado',
  acceptedForTab: 'Código aceptado. La sesión dura hasta que se cierre esta pestaña.',
  loggedIn: 'Sesión iniciada',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Escribe # dígito.',
      many: 'Escribe los # dígitos.',
      other: 'Escribe los # dígitos.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Escribe # carácter.',
      many: 'Escribe los # caracteres.',
      other: 'Escribe los # caracteres.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Código incorrecto. Inténtalo de nuevo.'
      : plural(triesLeft, {
          one: 'Código incorrecto. Queda # intento.',
          many: 'Código incorrecto. Quedan # intentos.',
          other: 'Código incorrecto. Quedan # intentos.',
        }),
  expired: (minutes) => `Este código caducó. Los códigos duran ${plural(minutes, MINUTES)}.`,
  locked: 'Demasiados intentos. Ya puedes enviar un código nuevo.',
  lockedFor: (time) => `Demasiados intentos. Espera ${time} para un código nuevo.`,
  resent: 'Código nuevo enviado. El anterior ya no sirve.',
  linkTo: 'El enlace de tu correo inicia sesión con esta dirección:',
  linkWarning: 'Continúa solo si pediste este enlace.',
  linkOver: 'Este enlace caducó o ya se usó.',
  linkElsewhere: 'Este enlace solo funciona en el navegador en el que se pidió.',
  addressUnverified:
    'Una cuenta indica este correo o número sin haberlo verificado. Si es tuya, usa su otro método de inicio de sesión.',
  createAccount: 'Crear una cuenta nueva',
  anotherMethod: 'Usar otro método',
  anotherWay: 'Probar otra forma',
  openMailApp: 'Abrir la app de correo',
  openNamedMail: (name) => `Abrir ${name}`,
  devHint: (devCode) => `Servicio local: el código es ${devCode}.`,
  fillIn: 'Rellenar',
}
