import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Попробовать сейчас',
  tryAgain: 'Попробовать ещё раз',
  close: 'Закрыть',
  tryingAgainIn: (time) => `Следующая попытка через ${time}`,
  offlineTitle: 'Вы не в сети',
  offlineText: 'Мы помним, где вы остановились. Вход продолжится, когда появится связь.',
  unreachableTitle: 'Вход не отвечает',
  unreachableText:
    'Ваш интернет работает, но наш сервис входа не отвечает. Ваш аккаунт в безопасности.',
  originTitle: 'Вход не настроен для этого адреса',
  originBeforeHost: 'Проверьте, что вы на ',
  originAfterHost: (app) => `. Если это так, сообщите команде приложения ${app}.`,
  originText: (app) =>
    `Проверьте адрес этой страницы. Если он верный, сообщите команде приложения ${app}.`,
  goToHost: (host) => `Перейти на ${host}`,
  devOriginTitle: 'Этого origin нет в списке разрешённых',
  devOriginBefore: 'Прокси отклонил ',
  devOriginAfter: '. Добавьте его и перезагрузите страницу.',
  devOnly: 'Показано только при разработке.',
  devOriginHelp:
    'Локальный сервис: Auth, Allowed origins. Записи точные; подстановочные знаки внутри хоста не работают.',
  openAllowedOrigins: 'Открыть разрешённые origin',
  copyOrigin: 'Копировать origin',
  configTitle: 'Вход ещё не настроен',
  configText: (app) =>
    `Сервис входа не знает это приложение. Ваш аккаунт в безопасности. Сообщите команде приложения ${app}.`,
  devConfigHelp:
    'Ни у одной конфигурации нет id из authProxyConfigId. Скопируйте id, который выводит сервис.',
  methodOffTitle: (method) => `Способ входа отключён: ${method}`,
  methodOffText: (app) =>
    `Приложение ${app} его больше не использует. Ваш аккаунт никуда не делся.`,
  untrustedTitle: 'Мы не выполнили вход',
  untrustedText: (app) =>
    `Ответ сервиса входа не прошёл наши проверки. Ничего не изменилось. Сообщите команде приложения ${app}.`,
  unknownTitle: 'Не удалось это завершить',
  unknownText: (app) =>
    `Ничего не изменилось. Если это повторится, сообщите команде приложения ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Ничего не изменилось. Если это повторится, отправьте нам этот номер: ${requestId}.`,
  copyNumber: 'Копировать номер',
}
