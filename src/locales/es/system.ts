import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Probar ahora',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  tryingAgainIn: (time) => `Nuevo intento en ${time}`,
  offlineTitle: 'No tienes conexión',
  offlineText: 'Guardamos dónde estabas. El inicio de sesión sigue cuando vuelva la conexión.',
  unreachableTitle: 'El inicio de sesión no responde',
  unreachableText:
    'Tu internet funciona, pero nuestro servicio de inicio de sesión no responde. Tu cuenta está a salvo.',
  originTitle: 'Inicio de sesión sin configurar en esta dirección',
  originBeforeHost: 'Comprueba que estás en ',
  originAfterHost: (app) => `. Si es así, avisa al equipo de ${app}.`,
  originText: (app) =>
    `Comprueba la dirección de esta página. Si es correcta, avisa al equipo de ${app}.`,
  goToHost: (host) => `Ir a ${host}`,
  devOriginTitle: 'Este origen no está en la lista de permitidos',
  devOriginBefore: 'El proxy rechazó ',
  devOriginAfter: '. Añádelo y recarga.',
  devOnly: 'Solo se muestra en desarrollo.',
  devOriginHelp:
    'Servicio local: Auth, Allowed origins. Las entradas son exactas; los comodines dentro de un host no funcionan.',
  openAllowedOrigins: 'Abrir los orígenes permitidos',
  copyOrigin: 'Copiar el origen',
  configTitle: 'El inicio de sesión aún no está configurado',
  configText: (app) =>
    `El servicio de inicio de sesión no conoce esta app. Tu cuenta está a salvo. Avisa al equipo de ${app}.`,
  devConfigHelp:
    'Ninguna configuración tiene el id de authProxyConfigId. Copia el id que muestra el servicio.',
  methodOffTitle: (method) => `Método desactivado: ${method}`,
  methodOffText: (app) => `${app} ya no lo usa. Tu cuenta sigue ahí.`,
  untrustedTitle: 'No iniciamos tu sesión',
  untrustedText: (app) =>
    `La respuesta del servicio de inicio de sesión no pasó nuestras comprobaciones. No cambió nada. Avisa al equipo de ${app}.`,
  unknownTitle: 'No pudimos terminar',
  unknownText: (app) => `No cambió nada. Si vuelve a pasar, avisa al equipo de ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `No cambió nada. Si vuelve a pasar, envíanos este número: ${requestId}.`,
  copyNumber: 'Copiar el número',
}
