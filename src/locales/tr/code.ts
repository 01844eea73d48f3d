import type { CodeWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'E-postanızı kontrol edin',
  titleLink: 'Bu bağlantı kullanılamaz',
  titleSms: 'Mesajlarınızı kontrol edin',
  sentDigits: (length) =>
    plural(length, {
      one: '# haneli kod şuraya gönderildi:',
      other: '# haneli kod şuraya gönderildi:',
    }),
  sentCharacters: (length) =>
    plural(length, {
      one: '# karakterli kod şuraya gönderildi:',
      other: '# karakterli kod şuraya gönderildi:',
    }),
  change: 'Değiştir',
  fieldDigits: (length) => plural(length, { one: '# haneli kod', other: '# haneli kod' }),
  fieldCharacters: (length) =>
    plural(length, { one: '# karakterli kod', other: '# karakterli kod' }),
  expiresIn: (time) => `${time} sonra geçersiz`,
  newCodeIn: (time) => `${time} sonra yeni kod`,
  sendNewCode: 'Yeni kod gönder',
  sendNewCodeIn: (time) => `${time} sonra yeni kod gönder`,
  sendingNewCode: 'Yeni kod gönderiliyor',
  verify: 'Kodu doğrula',
  verifying: 'Doğrulanıyor',
  checking: 'Kod kontrol ediliyor',
  accepted: 'Kod kabul edildi',
  acceptedForTab: 'Kod kabul edildi. Bu sekme kapanana kadar oturumunuz açık.',
  loggedIn: 'Giriş yapıldı',
  incompleteDigits: (length) =>
    plural(length, { one: '# hanenin tamamını girin.', other: '# hanenin tamamını girin.' }),
  incompleteCharacters: (length) =>
    plural(length, { one: '# karakterin tamamını girin.', other: '# karakterin tamamını girin.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Kod yanlış. Tekrar deneyin.'
      : plural(triesLeft, {
          one: 'Kod yanlış. # deneme hakkınız kaldı.',
          other: 'Kod yanlış. # deneme hakkınız kaldı.',
        }),
  expired: (minutes) => `Bu kodun süresi doldu. Kodlar ${plural(minutes, minuteForms)} geçerlidir.`,
  locked: 'Çok fazla deneme yapıldı. Artık yeni bir kod gönderebilirsiniz.',
  lockedFor: (time) => `Çok fazla deneme yapıldı. Yeni kod için bekleme süresi: ${time}.`,
  resent: 'Yeni kod gönderildi. Eskisi artık geçersiz.',
  linkTo: 'E-postanızdaki bağlantı bu adresle giriş yapar:',
  linkWarning: 'Yalnızca bu bağlantıyı siz istediyseniz devam edin.',
  linkOver: 'Bu bağlantının süresi doldu veya bağlantı daha önce kullanıldı.',
  linkElsewhere: 'Bu bağlantı yalnızca istendiği tarayıcıda çalışır.',
  addressUnverified:
    'Bir hesap bu e-postayı veya numarayı doğrulamadan belirtmiş. Hesap sizinse onun diğer giriş yöntemini kullanın.',
  createAccount: 'Yeni hesap oluştur',
  anotherMethod: 'Başka bir yöntem kullan',
  anotherWay: 'Başka bir yol dene',
  openMailApp: 'E-posta uygulamasını aç',
  openNamedMail: (name) => `Aç: ${name}`,
  devHint: (devCode) => `Yerel hizmet: kod ${devCode}.`,
  fillIn: 'Doldur',
}
