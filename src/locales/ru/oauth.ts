import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Переходим к ${name}`,
  openingText: 'Это займёт немного времени.',
  waitingTitle: (name) => `Продолжите в окне ${name}`,
  waitingText: 'Завершите вход там. Эта страница продолжит сама.',
  opened: (name) => `Окно ${name} открыто`,
  showWindow: (name) => `Показать окно ${name}`,
  cancel: 'Отмена',
  finishingTitle: 'Выполняем вход',
  finishingText: 'Это займёт немного времени.',
  blockedTitle: 'Браузер заблокировал окно',
  blockedText: (name) =>
    `С вашим аккаунтом всё в порядке. Откройте окно ${name} самостоятельно или продолжите в этой вкладке.`,
  blockedTextWindowOnly: (name) =>
    `С вашим аккаунтом всё в порядке. Откройте окно ${name} самостоятельно.`,
  openWindow: (name) => `Открыть окно ${name}`,
  continueInTab: 'Продолжить в этой вкладке',
  closedTitle: (name) => `Окно ${name} закрыто`,
  closedText: (app) => `Вы пока не вошли, и приложение ${app} ничего не получило.`,
  deniedTitle: (name) => `Аккаунт ${name} не передан`,
  deniedText: 'Вы решили там не продолжать. Ничего не передано.',
  mismatchTitle: 'Этот вход начат не здесь',
  mismatchText: 'Ради вашей безопасности мы его остановили. Начните заново с этой страницы.',
  startAgain: 'Начать заново',
  otherMethod: 'Другой способ входа',
  inAppTitle: 'Откройте эту страницу в своём браузере',
  inAppText: (name, app) =>
    app === null
      ? `${name} не разрешает входить внутри этого приложения.`
      : `${name} не разрешает входить внутри приложения ${app}.`,
  inAppTap: 'Нажмите ··· вверху экрана.',
  inAppChooseBefore: 'Выберите ',
  inAppChoose: 'Открыть в Safari',
  inAppChooseAfter: ' и войдите там.',
  copyLink: 'Копировать ссылку',
  openInBrowser: 'Открыть в браузере',
  useEmail: 'Войти здесь через почту',
  accountTitle: 'У вас уже есть аккаунт',
  accountAfterContact: (name) =>
    ` входит по коду из письма. Войдите так один раз, а потом в своём аккаунте вы сможете добавить ${name}.`,
  accountText: (name) =>
    `Здесь вы входите другим способом. Войдите так один раз, а потом в своём аккаунте вы сможете добавить ${name}.`,
  unprovenTitle: (name) => `Ваш вход через ${name} указан в одном аккаунте`,
  unprovenText: (name) =>
    `Этот аккаунт не доказал, что вход принадлежит вам. Если аккаунт ваш, войдите другим способом и добавьте ${name} снова.`,
  emailCode: 'Отправить код на почту',
  otherAccount: (name) => `Другой аккаунт ${name}`,
}
