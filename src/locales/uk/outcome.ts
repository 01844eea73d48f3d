import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Надсилаємо',
  sendingText: 'Це можна закрити. Ми повідомимо, коли все буде готово.',
  steps: ['Підписано', 'Надіслано в мережу', 'Підтверджено'],
  sent: 'Надіслано',
  sentText: (network, seconds) => {
    const time = plural(seconds, {
      one: '# секунду',
      few: '# секунди',
      many: '# секунд',
      other: '# секунди',
    })
    return network === null
      ? `Підтверджено за ${time}.`
      : `Підтверджено в мережі ${network} за ${time}.`
  },
  andFee: (fee) => `і комісія ${fee}`,
  done: 'Готово',
  explorer: 'Відкрити в оглядачі',

  revertedTransfer: 'Переказ не пройшов',
  revertedPermission: 'Дозвіл не пройшов',
  reverted: 'Транзакція не пройшла',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Нічого не переміщено' : `Не переміщено: ${amount}`
    return fee === null
      ? `${moved}. Мережа залишила комісію собі.`
      : `${moved}. Мережа залишила собі комісію ${fee}.`
  },
  noFee: 'Під час пробного запуску це зупинилося, тому комісію не стягнуто.',
  why: 'Чому:',
  noReason: 'мережа не назвала причини.',
  where: 'Де це зупинилося',
  outermost: 'від зовнішнього',
  chain: (steps) =>
    plural(steps, {
      one: '# крок',
      few: '# кроки, від зовнішнього',
      many: '# кроків, від зовнішнього',
      other: '# кроку, від зовнішнього',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'перевірка в контракті не пройшла',
    '0x11': 'число завелике або замале',
    '0x12': 'ділення на нуль',
    '0x21': 'такого варіанта немає',
    '0x22': 'пошкоджене сховище',
    '0x31': 'зі списку більше нічого взяти',
    '0x32': 'такого місця в списку немає',
    '0x41': 'забагато пам’яті',
    '0x51': 'функція, якої немає',
  },
  stopped: 'Зупинено без причини',
  selector: 'Зрозумілої причини немає. Селектор',
  cause: 'Причина',
  log: 'Журнал програми',
  units: (units) => `Використано одиниць: ${units}`,
}
