import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Переходимо до ${name}`,
  openingText: 'Це займе мить.',
  waitingTitle: (name) => `Продовжте у вікні ${name}`,
  waitingText: 'Завершіть вхід там. Ця сторінка продовжить сама.',
  opened: (name) => `Вікно ${name} відкрито`,
  showWindow: (name) => `Показати вікно ${name}`,
  cancel: 'Скасувати',
  finishingTitle: 'Виконуємо вхід',
  finishingText: 'Це займе мить.',
  blockedTitle: 'Браузер заблокував вікно',
  blockedText: (name) =>
    `З вашим обліковим записом усе гаразд. Відкрийте вікно ${name} самостійно або продовжте в цій вкладці.`,
  blockedTextWindowOnly: (name) =>
    `З вашим обліковим записом усе гаразд. Відкрийте вікно ${name} самостійно.`,
  openWindow: (name) => `Відкрити вікно ${name}`,
  continueInTab: 'Продовжити в цій вкладці',
  closedTitle: (name) => `Вікно ${name} закрито`,
  closedText: (app) => `Ви ще не ввійшли, і застосунок ${app} нічого не отримав.`,
  deniedTitle: (name) => `Обліковий запис ${name} не передано`,
  deniedText: 'Ви вирішили там не продовжувати. Нічого не передано.',
  mismatchTitle: 'Цей вхід розпочато не тут',
  mismatchText: 'Заради вашої безпеки ми його зупинили. Почніть знову з цієї сторінки.',
  startAgain: 'Почати знову',
  otherMethod: 'Інший спосіб входу',
  inAppTitle: 'Відкрийте цю сторінку у своєму браузері',
  inAppText: (name, app) =>
    app === null
      ? `${name} не дозволяє входити всередині цього застосунку.`
      : `${name} не дозволяє входити всередині застосунку ${app}.`,
  inAppTap: 'Торкніться ··· угорі екрана.',
  inAppChooseBefore: 'Виберіть ',
  inAppChoose: 'Відкрити в Safari',
  inAppChooseAfter: ' і ввійдіть там.',
  copyLink: 'Копіювати посилання',
  openInBrowser: 'Відкрити в браузері',
  useEmail: 'Увійти тут через пошту',
  accountTitle: 'У вас уже є обліковий запис',
  accountAfterContact: (name) =>
    ` входить за кодом з ел. пошти. Увійдіть так один раз, а потім у своєму обліковому записі ви зможете додати ${name}.`,
  accountText: (name) =>
    `Тут ви входите іншим способом. Увійдіть так один раз, а потім у своєму обліковому записі ви зможете додати ${name}.`,
  unprovenTitle: (name) => `Ваш вхід через ${name} указано в одному обліковому записі`,
  unprovenText: (name) =>
    `Він не довів, що цей вхід належить вам. Якщо обліковий запис ваш, увійдіть іншим способом і знову додайте ${name}.`,
  emailCode: 'Надіслати код на пошту',
  otherAccount: (name) => `Інший обліковий запис ${name}`,
}
