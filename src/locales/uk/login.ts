import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Вхід у застосунок ${app}`,
  subtitle: 'Ви тут уперше? Так ви створите обліковий запис.',
  email: 'Ел. пошта',
  emailOrPhone: 'Ел. пошта або номер телефону',
  phone: 'Номер телефону',
  emailPlaceholder: 'vy@example.com',
  phoneHint: 'Ми надішлемо код у SMS. Діють звичайні тарифи.',
  country: 'Країна',
  phoneMode: (country, callingCode) => `Номер телефону. Країна: ${country}, плюс ${callingCode}.`,
  continue: 'Продовжити',
  sending: 'Надсилаємо код',
  emptyEmail: 'Введіть свою електронну пошту.',
  emptyEmailOrPhone: 'Введіть свою електронну пошту або номер телефону.',
  emptyPhone: 'Введіть свій номер телефону.',
  badEmail: 'Введіть повну адресу електронної пошти, наприклад vy@example.com.',
  badPhone: 'Введіть повний номер телефону з кодом країни.',
  phoneCountryOff: 'Ми не надсилаємо SMS до цієї країни. Увійдіть іншим способом.',
  phoneNotChecked: 'Не вдалося перевірити цей номер. Спробуйте ще раз за мить.',
  tooManySends: (minutes) =>
    plural(minutes, {
      one: 'Забагато кодів на цю адресу. Спробуйте ще раз через # хвилину.',
      few: 'Забагато кодів на цю адресу. Спробуйте ще раз через # хвилини.',
      many: 'Забагато кодів на цю адресу. Спробуйте ще раз через # хвилин.',
      other: 'Забагато кодів на цю адресу. Спробуйте ще раз через # хвилини.',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, {
      one: 'Забагато спроб звідси. Спробуйте ще раз через # хвилину.',
      few: 'Забагато спроб звідси. Спробуйте ще раз через # хвилини.',
      many: 'Забагато спроб звідси. Спробуйте ще раз через # хвилин.',
      other: 'Забагато спроб звідси. Спробуйте ще раз через # хвилини.',
    }),
  deliveryFailed: 'Не вдалося надіслати код. Спробуйте ще раз за мить.',
  loadingMethods: 'Завантажуємо способи входу',
  nothingEnabled: 'Жоден спосіб входу ще не ввімкнено.',
  nothingEnabledHere:
    'Жоден спосіб входу ще не ввімкнено. Перевірте `methods` у createLatchkit і те, що вмикає сервіс.',
  legalBefore: 'Продовжуючи, ви приймаєте ',
  legalTerms: 'Умови',
  legalBetween: ' та ',
  legalPrivacy: 'Політику приватності',
  legalAfter: '.',
}
