import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Отправляем',
  sendingText: 'Это можно закрыть. Мы сообщим, когда всё будет готово.',
  steps: ['Подписано', 'Отправлено в сеть', 'Подтверждено'],
  sent: 'Отправлено',
  sentText: (network, seconds) => {
    const time = plural(seconds, {
      one: '# секунду',
      few: '# секунды',
      many: '# секунд',
      other: '# секунды',
    })
    return network === null
      ? `Подтверждено за ${time}.`
      : `Подтверждено в сети ${network} за ${time}.`
  },
  andFee: (fee) => `и комиссия ${fee}`,
  done: 'Готово',
  explorer: 'Открыть в обозревателе',

  revertedTransfer: 'Перевод не прошёл',
  revertedPermission: 'Разрешение не прошло',
  reverted: 'Транзакция не прошла',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Ничего не перемещено' : `Не перемещено: ${amount}`
    return fee === null
      ? `${moved}. Сеть оставила комиссию себе.`
      : `${moved}. Сеть оставила себе комиссию ${fee}.`
  },
  noFee: 'При пробном запуске это остановилось, поэтому комиссия не взята.',
  why: 'Почему:',
  noReason: 'сеть не назвала причину.',
  where: 'Где это остановилось',
  outermost: 'от внешнего',
  chain: (steps) =>
    plural(steps, {
      one: '# шаг',
      few: '# шага, от внешнего',
      many: '# шагов, от внешнего',
      other: '# шага, от внешнего',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'проверка в контракте не прошла',
    '0x11': 'число слишком большое или слишком маленькое',
    '0x12': 'деление на ноль',
    '0x21': 'такого варианта нет',
    '0x22': 'повреждённое хранилище',
    '0x31': 'из списка больше нечего взять',
    '0x32': 'такого места в списке нет',
    '0x41': 'слишком много памяти',
    '0x51': 'функция, которой нет',
  },
  stopped: 'Остановлено без причины',
  selector: 'Понятной причины нет. Селектор',
  cause: 'Причина',
  log: 'Журнал программы',
  units: (units) => `Использовано единиц: ${units}`,
}
