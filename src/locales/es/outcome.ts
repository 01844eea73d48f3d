import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Enviando',
  sendingText: 'Puedes cerrar esto. Te avisamos cuando termine.',
  steps: ['Firmado', 'Enviado a la red', 'Confirmado'],
  sent: 'Enviado',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# segundo', many: '# segundos', other: '# segundos' })
    return network === null ? `Confirmado en ${time}.` : `Confirmado en ${network} tras ${time}.`
  },
  andFee: (fee) => `y una tarifa de ${fee}`,
  done: 'Listo',
  explorer: 'Ver en el explorador',

  revertedTransfer: 'La transferencia no se completó',
  revertedPermission: 'El permiso no se completó',
  reverted: 'La transacción no se completó',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Nada se movió' : `El importe de ${amount} no se movió`
    return `${moved}. La red se quedó con la tarifa${fee === null ? '' : ` de ${fee}`}.`
  },
  noFee: 'Se detuvo en la simulación, así que no se cobró ninguna tarifa.',
  why: 'Motivo:',
  noReason: 'la red no dio ninguno.',
  where: 'Dónde se detuvo',
  outermost: 'de fuera hacia dentro',
  chain: (steps) =>
    plural(steps, {
      one: '# paso',
      many: '# pasos, de fuera hacia dentro',
      other: '# pasos, de fuera hacia dentro',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'falló una comprobación del contrato',
    '0x11': 'número demasiado grande o demasiado pequeño',
    '0x12': 'división entre cero',
    '0x21': 'esa opción no existe',
    '0x22': 'almacenamiento dañado',
    '0x31': 'no queda nada que sacar de una lista',
    '0x32': 'esa posición no existe en una lista',
    '0x41': 'demasiada memoria',
    '0x51': 'una función que no existe',
  },
  stopped: 'Se detuvo sin motivo',
  selector: 'Sin motivo legible. Selector',
  cause: 'Causa',
  log: 'Registro del programa',
  units: (units) => `${units} unidades usadas`,

  replaced: 'Otra transacción ocupó su lugar',
  replacedText:
    'En su lugar se incluyó otra transacción de esta cuenta con el mismo número. Esta no movió nada ni costó nada.',
  notIncluded: 'Ningún bloque la incluyó, así que no se cobró ninguna comisión.',
}
