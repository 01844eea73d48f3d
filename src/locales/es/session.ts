import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Tu sesión',
  endsIn: (time) => `Tu sesión se cerrará en ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Tu sesión se cerrará en # segundo. Pulsa F6 para mantenerla abierta.',
      many: 'Tu sesión se cerrará en # segundos. Pulsa F6 para mantenerla abierta.',
      other: 'Tu sesión se cerrará en # segundos. Pulsa F6 para mantenerla abierta.',
    }),
  keepWorking: 'Mantenla abierta para conservar lo que estás haciendo.',
  stay: 'Mantener la sesión',
  staying: 'Renovando',
  stayed: 'Tu sesión sigue abierta.',
  logOut: 'Cerrar sesión',
  offline: 'No tienes conexión. Inténtalo de nuevo cuando vuelva.',
  failed: 'No se pudo hacer. Tu sesión sigue abierta. Inténtalo de nuevo.',
  refused: 'Esta sesión no se puede renovar. Guarda tu trabajo y vuelve a iniciar sesión.',
  againTitle: 'Vuelve a iniciar sesión para continuar',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Tu sesión terminó. Lo que estabas haciendo sigue aquí.'
      : `Tu sesión terminó después de ${span(lifetimeMs)}. Lo que estabas haciendo sigue aquí.`,
  keyLost: 'Este navegador borró la clave que mantenía abierta tu sesión. Tu cuenta está a salvo.',
  refusedHere:
    'Lo que este navegador guardaba de tu sesión no pasó nuestra comprobación. Tu cuenta está a salvo.',
  elsewhereTitle: 'Cerraste sesión en otra pestaña',
  elsewhere: 'En esta pestaña también se cerró.',
  logInAgain: 'Volver a iniciar sesión',
  anotherMethod: 'Usar otro método',
  close: 'Cerrar',
}
