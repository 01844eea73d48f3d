import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Giriş yapın: ${app}`,
  subtitle: 'İlk kez mi geldiniz? Hesabınız böyle oluşturulur.',
  email: 'E-posta',
  emailOrPhone: 'E-posta veya telefon numarası',
  phone: 'Telefon numarası',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'SMS ile bir kod göndeririz. Standart ücretler geçerlidir.',
  country: 'Ülke',
  phoneMode: (country, callingCode) => `Telefon numarası. Ülke: ${country}, artı ${callingCode}.`,
  continue: 'Devam et',
  sending: 'Kod gönderiliyor',
  emptyEmail: 'E-posta adresinizi girin.',
  emptyEmailOrPhone: 'E-posta adresinizi veya telefon numaranızı girin.',
  emptyPhone: 'Telefon numaranızı girin.',
  badEmail: 'E-posta adresini tam girin, örneğin you@example.com.',
  badPhone: 'Telefon numarasını ülke koduyla birlikte tam girin.',
  phoneCountryOff: 'Bu ülkeye SMS göndermiyoruz. Başka bir yolla giriş yapın.',
  phoneNotChecked: 'Bu numarayı kontrol edemedik. Birazdan tekrar deneyin.',
  tooManySends: (minutes) =>
    `Bu adrese çok fazla kod gönderildi. ${plural(minutes, minuteForms)} sonra tekrar deneyin.`,
  tooManyRequests: (minutes) =>
    `Buradan çok fazla deneme yapıldı. ${plural(minutes, minuteForms)} sonra tekrar deneyin.`,
  deliveryFailed: 'Kodu gönderemedik. Birazdan tekrar deneyin.',
  loadingMethods: 'Giriş yöntemleri yükleniyor',
  nothingEnabled: 'Henüz hiçbir giriş yöntemi açık değil.',
  nothingEnabledHere:
    'Henüz hiçbir giriş yöntemi açık değil. createLatchkit içindeki `methods` değerini ve hizmetin neleri açtığını kontrol edin.',
  legalBefore: 'Devam ederek ',
  legalTerms: 'Koşulları',
  legalBetween: ' ve ',
  legalPrivacy: 'Gizlilik politikasını',
  legalAfter: ' kabul edersiniz.',
}
