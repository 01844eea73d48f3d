import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Спробувати зараз',
  tryAgain: 'Спробувати ще раз',
  close: 'Закрити',
  tryingAgainIn: (time) => `Наступна спроба через ${time}`,
  offlineTitle: 'Ви не в мережі',
  offlineText: 'Ми пам’ятаємо, де ви зупинилися. Вхід продовжиться, коли з’явиться зв’язок.',
  unreachableTitle: 'Вхід не відповідає',
  unreachableText:
    'Ваш інтернет працює, але наш сервіс входу не відповідає. Ваш обліковий запис у безпеці.',
  originTitle: 'Вхід не налаштовано для цієї адреси',
  originBeforeHost: 'Перевірте, чи ви на ',
  originAfterHost: (app) => `. Якщо так, повідомте команду застосунку ${app}.`,
  originText: (app) =>
    `Перевірте адресу цієї сторінки. Якщо вона правильна, повідомте команду застосунку ${app}.`,
  goToHost: (host) => `Перейти на ${host}`,
  devOriginTitle: 'Цього origin немає в списку дозволених',
  devOriginBefore: 'Проксі відхилив ',
  devOriginAfter: '. Додайте його й перезавантажте сторінку.',
  devOnly: 'Показано лише під час розробки.',
  devOriginHelp:
    'Локальний сервіс: Auth, Allowed origins. Записи точні; символи підстановки всередині хосту не працюють.',
  openAllowedOrigins: 'Відкрити дозволені origin',
  copyOrigin: 'Копіювати origin',
  configTitle: 'Вхід ще не налаштовано',
  configText: (app) =>
    `Сервіс входу не знає цього застосунку. Ваш обліковий запис у безпеці. Повідомте команду застосунку ${app}.`,
  devConfigHelp:
    'Жодна конфігурація не має id з authProxyConfigId. Скопіюйте id, який виводить сервіс.',
  methodOffTitle: (method) => `Спосіб входу вимкнено: ${method}`,
  methodOffText: (app) =>
    `Застосунок ${app} більше його не використовує. Ваш обліковий запис нікуди не зник.`,
  untrustedTitle: 'Ми не виконали вхід',
  untrustedText: (app) =>
    `Відповідь сервісу входу не пройшла наших перевірок. Нічого не змінилося. Повідомте команду застосунку ${app}.`,
  unknownTitle: 'Не вдалося це завершити',
  unknownText: (app) =>
    `Нічого не змінилося. Якщо це повториться, повідомте команду застосунку ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Нічого не змінилося. Якщо це повториться, надішліть нам цей номер: ${requestId}.`,
  copyNumber: 'Копіювати номер',
}
