import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Masuk ke ${app}`,
  subtitle: 'Baru di sini? Lanjutkan untuk membuat akun Anda.',
  email: 'Email',
  emailOrPhone: 'Email atau nomor telepon',
  phone: 'Nomor telepon',
  emailPlaceholder: 'anda@example.com',
  phoneHint: 'Kami mengirim kode lewat SMS. Tarif standar berlaku.',
  country: 'Negara',
  phoneMode: (country, callingCode) => `Nomor telepon. Negara ${country}, plus ${callingCode}.`,
  continue: 'Lanjutkan',
  sending: 'Mengirim kode',
  emptyEmail: 'Masukkan email Anda.',
  emptyEmailOrPhone: 'Masukkan email atau nomor telepon Anda.',
  emptyPhone: 'Masukkan nomor telepon Anda.',
  badEmail: 'Masukkan alamat email lengkap, seperti anda@example.com.',
  badPhone: 'Masukkan nomor telepon lengkap dengan kode negara.',
  phoneCountryOff: 'Kami tidak mengirim SMS ke negara ini. Masuk dengan cara lain.',
  phoneNotChecked: 'Kami tidak dapat memeriksa nomor ini. Coba lagi sebentar lagi.',
  tooManySends: (minutes) =>
    plural(minutes, { other: 'Terlalu banyak kode untuk alamat ini. Coba lagi dalam # menit.' }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: 'Terlalu banyak percobaan dari sini. Coba lagi dalam # menit.' }),
  deliveryFailed: 'Kami tidak dapat mengirim kode. Coba lagi sebentar lagi.',
  loadingMethods: 'Memuat metode login',
  nothingEnabled: 'Belum ada metode login yang aktif.',
  nothingEnabledHere:
    'Belum ada metode login yang aktif. Periksa `methods` di createLatchkit, dan metode yang diaktifkan layanan.',
  legalBefore: 'Dengan melanjutkan, Anda menyetujui ',
  legalTerms: 'Ketentuan',
  legalBetween: ' dan ',
  legalPrivacy: 'Kebijakan privasi',
  legalAfter: '.',
}
