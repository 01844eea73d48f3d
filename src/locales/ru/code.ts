import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Проверьте почту',
  titleSms: 'Проверьте сообщения',
  sentDigits: (length) =>
    plural(length, {
      one: 'Мы отправили код из # цифры на',
      few: 'Мы отправили код из # цифр на',
      many: 'Мы отправили код из # цифр на',
      other: 'Мы отправили код из # цифры на',
    }),
  sentCharacters: (length) =>
    plural(length, {
      one: 'Мы отправили код из # символа на',
      few: 'Мы отправили код из # символов на',
      many: 'Мы отправили код из # символов на',
      other: 'Мы отправили код из # символа на',
    }),
  change: 'Изменить',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Код из # цифры',
      few: 'Код из # цифр',
      many: 'Код из # цифр',
      other: 'Код из # цифры',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Код из # символа',
      few: 'Код из # символов',
      many: 'Код из # символов',
      other: 'Код из # символа',
    }),
  expiresIn: (time) => `Действует ещё ${time}`,
  newCodeIn: (time) => `Новый код через ${time}`,
  sendNewCode: 'Отправить новый код',
  sendNewCodeIn: (time) => `Отправить новый код через ${time}`,
  sendingNewCode: 'Отправляем новый код',
  verify: 'Проверить код',
  verifying: 'Проверяем',
  checking: 'Проверяем код',
  accepted: 'Код принят',
  acceptedForTab: 'Код принят. Сеанс продлится, пока вы не закроете эту вкладку.',
  loggedIn: 'Вы вошли',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Введите # цифру.',
      few: 'Введите все # цифры.',
      many: 'Введите все # цифр.',
      other: 'Введите все # цифры.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Введите # символ.',
      few: 'Введите все # символа.',
      many: 'Введите все # символов.',
      other: 'Введите все # символа.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Неверный код. Попробуйте ещё раз.'
      : plural(triesLeft, {
          one: 'Неверный код. Осталась # попытка.',
          few: 'Неверный код. Осталось # попытки.',
          many: 'Неверный код. Осталось # попыток.',
          other: 'Неверный код. Осталось # попытки.',
        }),
  expired: (minutes) =>
    plural(minutes, {
      one: 'Срок действия кода истёк. Код действует # минуту.',
      few: 'Срок действия кода истёк. Код действует # минуты.',
      many: 'Срок действия кода истёк. Код действует # минут.',
      other: 'Срок действия кода истёк. Код действует # минуты.',
    }),
  locked: 'Слишком много попыток. Теперь можно отправить новый код.',
  lockedFor: (time) => `Слишком много попыток. Новый код будет доступен через ${time}.`,
  resent: 'Новый код отправлен. Прежний больше не действует.',
  addressUnverified:
    'Этот адрес почты или номер указан в аккаунте, но не подтверждён в нём. Если аккаунт ваш, войдите в него другим способом.',
  createAccount: 'Создать новый аккаунт',
  anotherMethod: 'Другой способ входа',
  anotherWay: 'Попробовать иначе',
  openMailApp: 'Открыть почту',
  openNamedMail: (name) => `Открыть ${name}`,
  devHint: (devCode) => `Локальный сервис: код ${devCode}.`,
  fillIn: 'Вставить',
}
