import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Leyendo la solicitud',
  place: (position, count) => `${digits.format(position)} de ${digits.format(count)}`,
  decline: 'Rechazar',
  declined: 'Rechazado. No se firmó nada.',
  sign: 'Firmar',
  signPermission: 'Firmar permiso',
  send: 'Confirmar y enviar',
  signAnyway: 'Firmar de todos modos',
  sendAnyway: 'Enviar de todos modos',
  signing: 'Firmando',

  message: {
    headline: 'Firmar este mensaje',
    line: 'Demuestra que esta billetera es tuya. No mueve nada y no cuesta nada.',
  },
  signIn: (domain) => ({
    headline: `Iniciar sesión en ${domain}`,
    line: 'Demuestra que esta billetera es tuya. No mueve nada y no cuesta nada.',
  }),
  permission: (spender, amount) => ({
    headline: `Permitir que ${spender} gaste hasta ${amount}`,
    line: `No cuesta nada ahora. Permite que ${spender} se lleve el dinero más adelante, hasta que lo detengas.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Permitir que ${spender} gaste hasta ${amount}`,
    line: `Ahora cuesta la tarifa de red. Permite que ${spender} se lleve el dinero más adelante, hasta que lo detengas.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Permitir que ${spender} se lleve todos tus ${tokens}`,
    line:
      until === null
        ? `Sin límite ni fecha de fin. Quien controle este contrato puede llevarse todos tus ${tokens} en cualquier momento.`
        : `Sin límite. Quien controle este contrato puede llevarse todos tus ${tokens} hasta el ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Firmar ${type}` : `Firmar ${type} para ${domain}`,
    line: 'Lee cada línea. No sabemos qué hace esta app con ello.',
  }),
  transfer: (amount, to) => `Enviar ${amount} a ${to}`,
  call: (functionName, to) => `Llamar a ${functionName} de ${to}`,
  deployment: 'Crear un contrato nuevo',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Enviar una llamada que no podemos leer'
      : 'Firmar una llamada que no podemos leer',
    line: 'Continúa solo si conoces este contrato.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Permitir que ${to} actúe en nombre de tu cuenta`,
    line: isOnEveryChain
      ? 'Su código puede hacer todo lo que tú puedes, con todo lo que hay en esta cuenta, en todas las redes.'
      : 'Su código puede hacer todo lo que tú puedes, con todo lo que hay en esta cuenta.',
  }),
  delegationEnds: {
    headline: 'No permitir que ningún contrato actúe en nombre de tu cuenta',
    line: 'No mueve nada. Después, solo tú actúas en esta cuenta.',
  },
  blind: {
    headline: 'Firmar algo que no podemos leer',
    line: 'Continúa solo si sabes qué es. Podría mover todo lo que hay en tu billetera.',
  },
  money: {
    never: 'Nada sale de tu billetera.',
    later: 'No cuesta nada ahora. Más adelante puede salir dinero de tu billetera.',
    now: 'Sale dinero de tu billetera cuando confirmas.',
    unknown: 'No podemos saber si sale dinero de tu billetera.',
  },

  unknownContract: 'Contrato desconocido',
  unknownAddress: 'Dirección desconocida',
  unknownHolder: 'Cuenta de tokens de titular desconocido',
  anUnknownContract: 'un contrato desconocido',
  unknownToken: 'tokens desconocidos',
  yourself: 'tu propia cuenta',
  knownContract: 'contrato conocido',

  rows: {
    with: 'Con',
    from: 'De',
    to: 'Para',
    contract: 'Contrato',
    calls: 'A qué llama',
    pay: 'Pagas',
    fee: 'Tarifa de red',
    total: 'Máximo en total',
    paid: 'Pagado',
    transaction: 'Transacción',
    unsigned: 'No se firma',
  },
  nothing: 'Nada',
  atMost: (amount) => `como máximo ${amount}`,
  feeUnknown: 'Aún no se sabe',
  paidBy: (app) => `La paga ${app}`,
  data: (bytes) =>
    plural(bytes, { one: 'Datos, # byte', many: 'Datos, # bytes', other: 'Datos, # bytes' }),
  asBytes: 'Se muestra como texto, se envía como bytes',
  noLimit: 'Sin límite',
  never: 'Nunca',
  yes: 'Sí',
  no: 'No',
  items: (count) => plural(count, { one: '# elemento', many: '# elementos', other: '# elementos' }),
  showAll: (characters) => `Mostrar los ${characters} caracteres`,
  showAddress: (short) => `${short}, mostrar completa`,
  readable: 'Legible',
  raw: 'Sin procesar',
  showRaw: 'Mostrar datos sin procesar',
  showReadable: 'Mostrar versión legible',
  copyRaw: 'Copiar',

  notes: {
    unlimited: {
      lead: 'Las apps rara vez necesitan esto.',
      text: 'Pide en su lugar un permiso con una cantidad.',
    },
    unknownContract: {
      lead: 'No conocemos este contrato.',
      text: 'Compara su dirección completa con la que esperas.',
    },
    noInterface: {
      lead: 'No hay ninguna interfaz guardada para este contrato,',
      text: 'por eso faltan nombres y cantidades.',
    },
    farDeadline: (distance) => ({
      lead: 'Esto da un permiso.',
      text:
        distance === null
          ? 'No termina nunca; la mayoría de las apps piden minutos.'
          : `El plazo termina ${distance}; la mayoría de las apps piden minutos.`,
    }),
    delegation: {
      lead: 'Esto entrega tu cuenta.',
      text: 'Quien escribió el código de ese contrato puede llevarse todo lo que hay en ella.',
    },
    blind: {
      lead: 'Nadie puede leer esto.',
      text: 'Puede ser un pago o un permiso.',
    },
    hiddenCharacters: {
      lead: 'Algunos caracteres se ocultan o se parecen a otros.',
      text: 'Están marcados en su lugar.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Esto inicia sesión en ${domain}.`,
      text: `Estás en ${host}. Quien lo pide podría usar tu cuenta allí.`,
    }),
    signInOtherAccount: {
      lead: 'Esto nombra otra cuenta.',
      text: 'No es la que firmaría.',
    },
    signInExpired: {
      lead: 'Esto es demasiado antiguo.',
      text: 'Empieza de nuevo en la app.',
    },
    signInNotYet: {
      lead: 'Esto aún no es válido.',
      text: 'Empieza de nuevo en la app más tarde.',
    },
    otherNetwork: {
      lead: 'Esto es para otra red.',
      text: 'Continúa solo si lo esperas.',
    },
    wouldFail: (reason) => ({
      lead: 'Esto no se completaría.',
      text:
        reason === null
          ? 'Se detuvo en una prueba previa.'
          : `Se detuvo en una prueba previa: ${reason}`,
    }),
  },

  close: 'Cerrar',
  copyDetails: 'Copiar los detalles para soporte',
  noAnswer: {
    headline: 'No recibimos respuesta',
    line: 'No podemos saber si se firmó. Mira la actividad de tu cuenta antes de volver a intentarlo.',
  },
  notAllowed: {
    headline: 'Esto no está permitido',
    line: 'Una regla de tu cuenta lo prohíbe. No se firmó nada.',
  },
  needsOthers: {
    headline: 'Otras personas deben aceptar primero',
    line: 'No se firma nada hasta que acepten las suficientes.',
  },
  failed: {
    headline: 'No pudimos firmar esto',
    line: 'No se firmó nada. Inténtalo de nuevo en un momento.',
  },
}
