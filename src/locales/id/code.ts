import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Periksa email Anda',
  titleLink: 'Tautan ini tidak dapat dipakai',
  titleSms: 'Periksa SMS Anda',
  sentDigits: (length) => plural(length, { other: 'Kami mengirim kode # digit ke' }),
  sentCharacters: (length) => plural(length, { other: 'Kami mengirim kode # karakter ke' }),
  change: 'Ubah',
  fieldDigits: (length) => plural(length, { other: 'Kode # digit' }),
  fieldCharacters: (length) => plural(length, { other: 'Kode # karakter' }),
  expiresIn: (time) => `Kedaluwarsa dalam ${time}`,
  newCodeIn: (time) => `Kode baru dalam ${time}`,
  sendNewCode: 'Kirim kode baru',
  sendNewCodeIn: (time) => `Kirim kode baru dalam ${time}`,
  sendingNewCode: 'Mengirim kode baru',
  verify: 'Verifikasi kode',
  verifying: 'Memverifikasi',
  checking: 'Memeriksa kode',
  accepted: 'Kode diterima',
  acceptedForTab: 'Kode diterima. Anda tetap masuk sampai tab ini ditutup.',
  loggedIn: 'Sudah masuk',
  incompleteDigits: (length) => plural(length, { other: 'Masukkan semua # digit.' }),
  incompleteCharacters: (length) => plural(length, { other: 'Masukkan semua # karakter.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Kode salah. Coba lagi.'
      : plural(triesLeft, { other: 'Kode salah. Sisa # percobaan.' }),
  expired: (minutes) =>
    plural(minutes, { other: 'Kode ini sudah kedaluwarsa. Kode berlaku selama # menit.' }),
  locked: 'Terlalu banyak percobaan. Anda dapat mengirim kode baru sekarang.',
  lockedFor: (time) => `Terlalu banyak percobaan. Tunggu ${time} untuk kode baru.`,
  resent: 'Kode baru terkirim. Kode lama tidak berlaku lagi.',
  linkTo: 'Tautan dari email Anda masuk dengan alamat ini:',
  linkWarning: 'Lanjutkan hanya jika Anda sendiri yang meminta tautan ini.',
  linkOver: 'Tautan ini sudah kedaluwarsa atau sudah dipakai.',
  linkElsewhere: 'Tautan ini hanya berfungsi di browser yang memintanya.',
  addressUnverified:
    'Ada akun yang mencantumkan email atau nomor ini tanpa pernah memverifikasinya. Jika itu akun Anda, gunakan metode masuknya yang lain.',
  createAccount: 'Buat akun baru',
  anotherMethod: 'Gunakan metode lain',
  anotherWay: 'Coba cara lain',
  openMailApp: 'Buka aplikasi email',
  openNamedMail: (name) => `Buka ${name}`,
  devHint: (devCode) => `Layanan lokal: kodenya ${devCode}.`,
  fillIn: 'Isikan',
}
