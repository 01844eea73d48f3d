import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Coba sekarang',
  tryAgain: 'Coba lagi',
  close: 'Tutup',
  tryingAgainIn: (time) => `Mencoba lagi dalam ${time}`,
  offlineTitle: 'Anda sedang offline',
  offlineText: 'Langkah Anda tetap tersimpan. Login berlanjut setelah koneksi kembali.',
  unreachableTitle: 'Login tidak merespons',
  unreachableText:
    'Internet Anda berfungsi, tetapi layanan login kami tidak menjawab. Akun Anda aman.',
  originTitle: 'Login belum disiapkan untuk alamat ini',
  originBeforeHost: 'Pastikan Anda berada di ',
  originAfterHost: (app) => `. Jika benar, beri tahu tim ${app}.`,
  originText: (app) => `Periksa alamat halaman ini. Jika sudah benar, beri tahu tim ${app}.`,
  goToHost: (host) => `Buka ${host}`,
  devOriginTitle: 'Origin ini tidak ada di daftar yang diizinkan',
  devOriginBefore: 'Proxy menolak ',
  devOriginAfter: '. Tambahkan, lalu muat ulang.',
  devOnly: 'Hanya ditampilkan saat pengembangan.',
  devOriginHelp:
    'Layanan lokal: Auth, Allowed origins. Entri harus sama persis; wildcard di dalam host tidak berfungsi.',
  openAllowedOrigins: 'Buka origin yang diizinkan',
  copyOrigin: 'Salin origin',
  configTitle: 'Login belum disiapkan',
  configText: (app) =>
    `Layanan login tidak mengenali aplikasi ini. Akun Anda aman. Beri tahu tim ${app}.`,
  devConfigHelp:
    'Tidak ada konfigurasi dengan id di authProxyConfigId. Salin id yang dicetak oleh layanan.',
  methodOffTitle: (method) => `${method} dinonaktifkan`,
  methodOffText: (app) => `${app} tidak menggunakannya lagi. Akun Anda masih ada.`,
  untrustedTitle: 'Kami tidak memasukkan Anda',
  untrustedText: (app) =>
    `Jawaban layanan login tidak lolos pemeriksaan kami. Tidak ada yang berubah. Beri tahu tim ${app}.`,
  unknownTitle: 'Kami tidak dapat menyelesaikan ini',
  unknownText: (app) => `Tidak ada yang berubah. Jika terjadi lagi, beri tahu tim ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Tidak ada yang berubah. Jika terjadi lagi, kirimkan nomor ini kepada kami: ${requestId}.`,
  copyNumber: 'Salin nomor',
}
