import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Перевірте пошту',
  titleSms: 'Перевірте повідомлення',
  sentDigits: (length) =>
    plural(length, {
      one: 'Ми надіслали код із # цифри на',
      few: 'Ми надіслали код із # цифр на',
      many: 'Ми надіслали код із # цифр на',
      other: 'Ми надіслали код із # цифри на',
    }),
  sentCharacters: (length) =>
    plural(length, {
      one: 'Ми надіслали код із # символу на',
      few: 'Ми надіслали код із # символів на',
      many: 'Ми надіслали код із # символів на',
      other: 'Ми надіслали код із # символу на',
    }),
  change: 'Змінити',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Код із # цифри',
      few: 'Код із # цифр',
      many: 'Код із # цифр',
      other: 'Код із # цифри',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Код із # символу',
      few: 'Код із # символів',
      many: 'Код із # символів',
      other: 'Код із # символу',
    }),
  expiresIn: (time) => `Дійсний ще ${time}`,
  newCodeIn: (time) => `Новий код через ${time}`,
  sendNewCode: 'Надіслати новий код',
  sendNewCodeIn: (time) => `Надіслати новий код через ${time}`,
  sendingNewCode: 'Надсилаємо новий код',
  verify: 'Перевірити код',
  verifying: 'Перевіряємо',
  checking: 'Перевіряємо код',
  accepted: 'Код прийнято',
  acceptedForTab: 'Код прийнято. Сеанс триватиме, доки не закриєте цю вкладку.',
  loggedIn: 'Ви ввійшли',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Введіть # цифру.',
      few: 'Введіть усі # цифри.',
      many: 'Введіть усі # цифр.',
      other: 'Введіть усі # цифри.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Введіть # символ.',
      few: 'Введіть усі # символи.',
      many: 'Введіть усі # символів.',
      other: 'Введіть усі # символу.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Неправильний код. Спробуйте ще раз.'
      : plural(triesLeft, {
          one: 'Неправильний код. Залишилася # спроба.',
          few: 'Неправильний код. Залишилося # спроби.',
          many: 'Неправильний код. Залишилося # спроб.',
          other: 'Неправильний код. Залишилося # спроби.',
        }),
  expired: (minutes) =>
    plural(minutes, {
      one: 'Термін дії коду минув. Код дійсний # хвилину.',
      few: 'Термін дії коду минув. Код дійсний # хвилини.',
      many: 'Термін дії коду минув. Код дійсний # хвилин.',
      other: 'Термін дії коду минув. Код дійсний # хвилини.',
    }),
  locked: 'Забагато спроб. Тепер можна надіслати новий код.',
  lockedFor: (time) => `Забагато спроб. Новий код буде доступний через ${time}.`,
  resent: 'Новий код надіслано. Попередній більше не діє.',
  addressUnverified:
    'Цю пошту або номер указано в обліковому записі, але не підтверджено в ньому. Якщо запис ваш, увійдіть у нього іншим способом.',
  createAccount: 'Створити новий обліковий запис',
  anotherMethod: 'Інший спосіб входу',
  anotherWay: 'Спробувати інакше',
  openMailApp: 'Відкрити пошту',
  openNamedMail: (name) => `Відкрити ${name}`,
  devHint: (devCode) => `Локальний сервіс: код ${devCode}.`,
  fillIn: 'Вставити',
}
