import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Membawa Anda ke ${name}`,
  openingText: 'Ini perlu beberapa saat.',
  waitingTitle: (name) => `Lanjutkan di jendela ${name}`,
  waitingText: 'Selesaikan login di sana. Halaman ini akan berlanjut sendiri.',
  opened: (name) => `Jendela ${name} terbuka`,
  showWindow: (name) => `Tampilkan jendela ${name}`,
  cancel: 'Batal',
  finishingTitle: 'Sedang masuk',
  finishingText: 'Ini perlu beberapa saat.',
  blockedTitle: 'Browser Anda memblokir jendela',
  blockedText: (name) =>
    `Akun Anda tidak bermasalah. Buka sendiri jendela ${name}, atau lanjutkan di tab ini.`,
  blockedTextWindowOnly: (name) => `Akun Anda tidak bermasalah. Buka sendiri jendela ${name}.`,
  openWindow: (name) => `Buka jendela ${name}`,
  continueInTab: 'Lanjutkan di tab ini',
  closedTitle: (name) => `Jendela ${name} ditutup`,
  closedText: (app) => `Anda belum masuk, dan ${app} tidak menerima apa pun.`,
  deniedTitle: (name) => `${name} tidak membagikan akun Anda`,
  deniedText: 'Anda memilih untuk tidak melanjutkan di sana. Tidak ada yang dibagikan.',
  mismatchTitle: 'Login ini tidak dimulai di sini',
  mismatchText: 'Demi keamanan Anda, kami menghentikannya. Mulai lagi dari halaman ini.',
  startAgain: 'Mulai lagi',
  otherMethod: 'Gunakan metode lain',
  inAppTitle: 'Buka halaman ini di browser Anda',
  inAppText: (name, app) =>
    app === null
      ? `${name} tidak mengizinkan login di dalam aplikasi ini.`
      : `${name} tidak mengizinkan login di dalam aplikasi ${app}.`,
  inAppTap: 'Ketuk ··· di bagian atas layar.',
  inAppChooseBefore: 'Pilih ',
  inAppChoose: 'Buka di Safari',
  inAppChooseAfter: ', lalu masuk di sana.',
  copyLink: 'Salin tautan halaman',
  openInBrowser: 'Buka di browser',
  useEmail: 'Gunakan email saya di sini',
  accountTitle: 'Anda sudah punya akun',
  accountAfterContact: (name) =>
    ` masuk dengan kode email. Gunakan cara itu sekali, lalu Anda dapat menambahkan ${name} di akun Anda.`,
  accountText: (name) =>
    `Anda masuk dengan cara lain di sini. Gunakan cara itu sekali, lalu Anda dapat menambahkan ${name} di akun Anda.`,
  unprovenTitle: (name) => `Sebuah akun mencantumkan login ${name} Anda`,
  unprovenText: (name) =>
    `Akun itu tidak pernah membuktikan bahwa login ini milik Anda. Jika itu akun Anda, gunakan metode login lainnya lalu tambahkan ${name} lagi.`,
  emailCode: 'Kirim kode ke email saya',
  otherAccount: (name) => `Gunakan akun ${name} lain`,
}
