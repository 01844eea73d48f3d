import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Leyendo la solicitud',
  place: (position, count) => `${digits.format(position)} de ${digits.format(count)}`,
  decline: 'Rechazar',
  declineAll: 'Rechazar todo',
  declined: 'Rechazado. No se firmó nada.',
  sign: 'Firmar',
  signPermission: 'Firmar permiso',
  send: 'Confirmar y enviar',
  signAnyway: 'Firmar de todos modos',
  sendAnyway: 'Enviar de todos modos',
  signing: 'Firmando',

  message: {
    headline: 'Firmar este mensaje',
    line: 'Demuestra que esta billetera es tuya. La firma es gratis y por sí sola no mueve fondos.',
  },
  signIn: (domain) => ({
    headline: `Iniciar sesión en ${domain}`,
    line: 'Demuestra que esta billetera es tuya. La firma es gratis y por sí sola no mueve fondos.',
  }),
  signInElsewhere: {
    headline: 'Iniciar sesión en otro sitio',
    line: 'Demuestra que esta billetera es tuya. La firma es gratis y por sí sola no mueve fondos.',
  },
  permission: (spender, amount) => ({
    headline: `Aprobar hasta ${amount} para ${spender}`,
    line: `No cuesta nada ahora. Permite que ${spender} se lleve el dinero más adelante, hasta que lo detengas.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Aprobar hasta ${amount} para ${spender}`,
    line: `Ahora cuesta la tarifa de red. Permite que ${spender} se lleve el dinero más adelante, hasta que lo detengas.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Aprobar sin límite: ${tokens} para ${spender}`,
    line:
      until === null
        ? `Sin límite ni fecha de fin. Quien controle este contrato puede llevarse todos tus ${tokens} en cualquier momento.`
        : `Sin límite. Quien controle este contrato puede llevarse todos tus ${tokens} hasta el ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `Quitar un permiso: ${tokens}` : `Quitar el permiso de ${spender}`,
    line: `Ya no servirá para llevarse tus ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Reducir el permiso de ${spender}`,
    line: `Servirá para llevarse menos de tus ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Orden: ${gives} a cambio de nada`
      : `Orden: ${gives} a cambio de al menos ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'Firmar datos estructurados' : `Firmar ${type} para ${contract}`,
    line: 'Lee cada línea. No sabemos qué hace esta app con ello.',
  }),
  transfer: (amount, to) => `Enviar ${amount} a ${to}`,
  call: (functionName, to) => `Usar ${functionName} en ${to}`,
  deployment: 'Crear un contrato nuevo',
  unreadableCall: {
    headline: 'Solicitud ilegible',
    line: 'Continúa solo si conoces este contrato.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegar tu cuenta en ${to}`,
    line: isOnEveryChain
      ? 'Su código puede hacer todo lo que tú puedes, con todo lo que hay en esta cuenta, en todas las redes.'
      : 'Su código puede hacer todo lo que tú puedes, con todo lo que hay en esta cuenta.',
  }),
  delegationEnds: {
    headline: 'Dejar de delegar tu cuenta',
    line: 'Después solo tú actúas en esta cuenta.',
  },
  blind: {
    headline: 'Solicitud ilegible',
    line: 'Continúa solo si sabes qué es. Podría llevarse todo lo que hay en tu billetera.',
  },
  money: {
    never: 'Nada sale de tu billetera.',
    later: 'No cuesta nada ahora. Más adelante puede salir dinero de tu billetera.',
    onceSent:
      'Cualquiera que tenga la firma puede enviar esta transacción. Entonces puede salir dinero de tu billetera.',
    now: 'Sale dinero de tu billetera cuando confirmas.',
    unknown: 'No podemos saber si sale dinero de tu billetera.',
    fee: 'De tu billetera solo sale la tarifa de red.',
  },

  unknownContract: 'Contrato desconocido',
  unknownAddress: 'Dirección desconocida',
  unknownHolder: 'Cuenta de tokens de titular desconocido',
  anUnknownContract: 'un contrato desconocido',
  unknownToken: 'tokens desconocidos',
  yourself: 'tu propia cuenta',
  knownContract: 'contrato conocido',

  rows: {
    with: 'Cuenta',
    from: 'De',
    to: 'Para',
    contract: 'Contrato',
    calls: 'A qué llama',
    pay: 'Pagas',
    fee: 'Tarifa de red',
    total: 'Total, como máximo',
    callsItself: 'Dice llamarse',
    paid: 'Pagado',
    transaction: 'Transacción',
    unsigned: 'No se firma',
  },
  quoted: (text) => `«${text}»`,
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
      lead: 'Este permiso no tiene límite.',
      text: 'La mayoría de las apps piden solo lo que estás a punto de gastar.',
    },
    unknownContract: {
      lead: 'No conocemos este contrato.',
      text: 'Compara su dirección completa con la que esperas.',
    },
    noInterface: {
      lead: 'No hay ninguna interfaz guardada para este contrato,',
      text: 'por eso faltan nombres y cantidades.',
    },
    farDeadline: (until) => ({
      lead: 'Las solicitudes suelen caducar en unos minutos.',
      text:
        until === null ? 'Esta no caduca nunca.' : `Esta sigue siendo válida hasta el ${until}.`,
    }),
    delegation: {
      lead: 'Esto entrega tu cuenta.',
      text: 'El autor de ese contrato puede llevarse todo lo que hay en tu cuenta.',
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
      lead: `Con este mensaje inicias sesión en ${domain}, pero estás en ${host}.`,
      text: `Si no vienes de ${domain}, recházalo.`,
    }),
    signInOtherAccount: {
      lead: 'Esto nombra otra cuenta.',
      text: 'No es la cuenta con la que firmas aquí.',
    },
    signInExpired: {
      lead: 'Esta solicitud ha caducado.',
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
    removesToo: (tokens) => ({
      lead: `Otro permiso termina: ${tokens}.`,
      text: `Ya no servirá para llevarse tus ${tokens}.`,
    }),
    notSimulated: {
      lead: 'No se pudo simular esta transacción.',
      text: 'Aún no se sabe si saldrá bien.',
    },
    wouldFail: (reason) => ({
      lead: 'Es probable que esta transacción falle.',
      text:
        reason === null ? 'Se detuvo en la simulación.' : `Se detuvo en la simulación: ${reason}`,
    }),
    hash: {
      lead: 'Esto es un hash.',
      text: 'Una cuenta inteligente lo toma como una orden de su dueño. Podría mover todo lo que hay en ella.',
    },
    movesNothing: {
      lead: 'Esto no mueve nada: la cantidad es 0.',
      text: 'Una transferencia así puede poner una dirección ajena en tu historial.',
    },
    lost: {
      lead: 'Esto se perdería.',
      text: 'Nadie puede recuperar nada de esta dirección.',
    },
    nothingBack: {
      lead: 'No recibes nada a cambio.',
      text: 'Recházalo, salvo que quieras regalarlo.',
    },
  },

  close: 'Cerrar',
  copyDetails: 'Copiar los detalles para soporte',
  noAnswer: {
    headline: 'No recibimos respuesta',
    line: 'No podemos saber si se firmó. Mira la actividad de tu cuenta antes de volver a intentarlo.',
  },
  unknownSend: {
    headline: 'Aún no sabemos si se envió',
    line: 'La transacción todavía puede completarse. Seguimos comprobando. No la envíes de nuevo hasta saberlo.',
  },
  unknownSubmit: {
    headline: 'Aún no sabemos si se envió',
    line: 'La transacción todavía puede completarse. Si envías la misma de nuevo, se paga una sola vez.',
  },
  earlierSend: {
    headline: 'Una transacción anterior sigue pendiente',
    line: 'Aún no sabemos si se completó. Seguimos comprobando. No se ha enviado nada nuevo.',
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
