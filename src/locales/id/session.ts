import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Sesi Anda',
  endsIn: (time) => `Anda akan keluar dalam ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, { other: 'Anda akan keluar dalam # detik. Tekan F6 untuk tetap masuk.' }),
  keepWorking: 'Tetap masuk agar pekerjaan Anda tidak hilang.',
  stay: 'Tetap masuk',
  staying: 'Memperpanjang',
  stayed: 'Anda tetap masuk.',
  logOut: 'Keluar',
  offline: 'Anda sedang offline. Coba lagi setelah koneksi kembali.',
  failed: 'Perpanjangan tidak berhasil. Anda masih masuk. Coba lagi.',
  refused: 'Sesi ini tidak dapat diperpanjang. Simpan pekerjaan Anda, lalu masuk lagi.',
  againTitle: 'Masuk lagi untuk melanjutkan',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Sesi Anda berakhir. Yang sedang Anda kerjakan masih ada di sini.'
      : `Sesi Anda berakhir setelah ${span(lifetimeMs)}. Yang sedang Anda kerjakan masih ada di sini.`,
  keyLost: 'Browser ini menghapus kunci yang membuat Anda tetap masuk. Akun Anda aman.',
  refusedHere:
    'Data sesi Anda yang disimpan browser ini tidak lolos pemeriksaan kami. Akun Anda aman.',
  elsewhereTitle: 'Anda keluar di tab lain',
  elsewhere: 'Tab ini juga sudah keluar.',
  logInAgain: 'Masuk lagi',
  anotherMethod: 'Gunakan metode lain',
  close: 'Tutup',
}
