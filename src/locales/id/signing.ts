import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Membaca permintaan',
  place: (position, count) =>
    `${plural(position, { other: '#' })} dari ${plural(count, { other: '#' })}`,
  decline: 'Tolak',
  declineAll: 'Tolak semua',
  declined: 'Ditolak. Tidak ada yang ditandatangani.',
  sign: 'Tanda tangani',
  signPermission: 'Tanda tangani izin',
  send: 'Konfirmasi dan kirim',
  signAnyway: 'Tetap tanda tangani',
  sendAnyway: 'Tetap kirim',
  signing: 'Menandatangani',

  message: {
    headline: 'Tanda tangani pesan ini',
    line: 'Ini membuktikan dompet ini milik Anda. Tanda tangan ini gratis dan dengan sendirinya tidak memindahkan dana.',
  },
  signIn: (domain) => ({
    headline: `Masuk ke ${domain}`,
    line: 'Ini membuktikan dompet ini milik Anda. Tanda tangan ini gratis dan dengan sendirinya tidak memindahkan dana.',
  }),
  signInElsewhere: {
    headline: 'Masuk ke situs lain',
    line: 'Ini membuktikan dompet ini milik Anda. Tanda tangan ini gratis dan dengan sendirinya tidak memindahkan dana.',
  },
  permission: (spender, amount) => ({
    headline: `Setujui hingga ${amount} untuk ${spender}`,
    line: `Tidak ada biaya sekarang. Ini mengizinkan ${spender} mengambil uang itu nanti, sampai Anda menghentikannya.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Setujui hingga ${amount} untuk ${spender}`,
    line: `Dikenai biaya jaringan sekarang. Ini mengizinkan ${spender} mengambil uang itu nanti, sampai Anda menghentikannya.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Setujui tanpa batas: ${tokens} untuk ${spender}`,
    line:
      until === null
        ? `Tanpa batas dan tanpa tanggal akhir. Siapa pun yang mengendalikan kontrak ini dapat mengambil semua ${tokens} Anda kapan saja.`
        : `Tanpa batas. Siapa pun yang mengendalikan kontrak ini dapat mengambil semua ${tokens} Anda sampai ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `Hapus sebuah izin: ${tokens}` : `Hapus izin ${spender}`,
    line: `Setelah itu izin ini tidak dapat lagi dipakai untuk mengambil ${tokens} Anda.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Kurangi izin ${spender}`,
    line: `Setelah itu izin ini dapat dipakai untuk mengambil lebih sedikit ${tokens} Anda.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Order: ${gives} tanpa imbalan`
      : `Order: ${gives} ditukar dengan sedikitnya ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null
        ? 'Tanda tangani data terstruktur'
        : `Tanda tangani ${type} untuk ${contract}`,
    line: 'Baca setiap baris. Kami tidak tahu apa yang dilakukan aplikasi ini dengannya.',
  }),
  transfer: (amount, to) => `Kirim ${amount} ke ${to}`,
  call: (functionName, to) => `Gunakan ${functionName} pada ${to}`,
  deployment: 'Buat kontrak baru',
  unreadableCall: {
    headline: 'Permintaan tidak terbaca',
    line: 'Lanjutkan hanya jika Anda mengenal kontrak ini.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegasikan akun Anda ke ${to}`,
    line: isOnEveryChain
      ? 'Kodenya dapat melakukan semua yang dapat Anda lakukan, dengan semua isi akun ini, di setiap jaringan.'
      : 'Kodenya dapat melakukan semua yang dapat Anda lakukan, dengan semua isi akun ini.',
  }),
  delegationEnds: {
    headline: 'Berhenti mendelegasikan akun Anda',
    line: 'Setelah itu hanya Anda yang bertindak untuk akun ini.',
  },
  blind: {
    headline: 'Permintaan tidak terbaca',
    line: 'Lanjutkan hanya jika Anda tahu apa ini. Semua isi dompet Anda dapat diambil.',
  },
  money: {
    never: 'Tidak ada yang keluar dari dompet Anda.',
    later: 'Tidak ada biaya sekarang. Uang dapat keluar dari dompet Anda nanti.',
    onceSent:
      'Siapa pun yang memiliki tanda tangan ini dapat mengirim transaksi ini. Uang lalu dapat keluar dari dompet Anda.',
    now: 'Uang keluar dari dompet Anda saat Anda mengonfirmasi.',
    unknown: 'Kami tidak dapat memastikan apakah uang keluar dari dompet Anda.',
    fee: 'Hanya biaya jaringan yang keluar dari dompet Anda.',
  },

  unknownContract: 'Kontrak tidak dikenal',
  unknownAddress: 'Alamat tidak dikenal',
  unknownHolder: 'Akun token dengan pemilik tidak dikenal',
  anUnknownContract: 'kontrak tidak dikenal',
  unknownToken: 'token tidak dikenal',
  yourself: 'diri Anda sendiri',
  knownContract: 'kontrak dikenal',

  rows: {
    with: 'Akun',
    from: 'Dari',
    to: 'Ke',
    contract: 'Kontrak',
    calls: 'Yang dipanggil',
    pay: 'Anda membayar',
    fee: 'Biaya jaringan',
    total: 'Total, paling banyak',
    callsItself: 'Menyebut dirinya',
    paid: 'Dibayar',
    transaction: 'Transaksi',
    unsigned: 'Tidak ditandatangani',
  },
  quoted: (text) => `“${text}”`,
  nothing: 'Tidak ada',
  atMost: (amount) => `maksimum ${amount}`,
  feeUnknown: 'Belum diketahui',
  paidBy: (app) => `Dibayar oleh ${app}`,
  data: (bytes) => plural(bytes, { other: 'Data, # byte' }),
  asBytes: 'Ditampilkan sebagai teks, dikirim sebagai byte',
  noLimit: 'Tanpa batas',
  never: 'Tidak pernah',
  yes: 'Ya',
  no: 'Tidak',
  items: (count) => plural(count, { other: '# item' }),
  showAll: (characters) => `Tampilkan semua ${characters} karakter`,
  showAddress: (short) => `${short}, tampilkan seluruhnya`,
  readable: 'Terbaca',
  raw: 'Mentah',
  showRaw: 'Tampilkan data mentah',
  showReadable: 'Tampilkan versi terbaca',
  copyRaw: 'Salin',

  notes: {
    unlimited: {
      lead: 'Izin ini tidak punya batas.',
      text: 'Sebagian besar aplikasi hanya meminta yang akan Anda belanjakan.',
    },
    unknownContract: {
      lead: 'Kami tidak mengenal kontrak ini.',
      text: 'Bandingkan seluruh alamatnya dengan yang Anda harapkan.',
    },
    noInterface: {
      lead: 'Tidak ada antarmuka yang tersimpan untuk kontrak ini,',
      text: 'jadi nama dan jumlah tidak ditampilkan.',
    },
    farDeadline: (until) => ({
      lead: 'Permintaan biasanya kedaluwarsa dalam beberapa menit.',
      text:
        until === null
          ? 'Yang ini tidak pernah kedaluwarsa.'
          : `Yang ini tetap berlaku sampai ${until}.`,
    }),
    delegation: {
      lead: 'Ini menyerahkan akun Anda.',
      text: 'Pembuat kontrak itu dapat mengambil semua isi akun Anda.',
    },
    blind: {
      lead: 'Tidak ada yang dapat membaca ini.',
      text: 'Ini mungkin pembayaran atau izin.',
    },
    hiddenCharacters: {
      lead: 'Beberapa karakter tersembunyi atau mirip karakter lain.',
      text: 'Karakter itu ditandai di tempatnya.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Pesan ini membuat Anda masuk ke ${domain}, tetapi Anda berada di ${host}.`,
      text: `Jika Anda tidak datang dari ${domain}, tolak.`,
    }),
    signInOtherAccount: {
      lead: 'Ini menyebut akun lain.',
      text: 'Ini bukan akun yang Anda pakai untuk menandatangani di sini.',
    },
    signInExpired: { lead: 'Permintaan ini sudah kedaluwarsa.', text: 'Mulai lagi di aplikasi.' },
    signInNotYet: { lead: 'Ini belum berlaku.', text: 'Mulai lagi di aplikasi nanti.' },
    otherNetwork: {
      lead: 'Ini untuk jaringan lain.',
      text: 'Lanjutkan hanya jika memang itu yang Anda harapkan.',
    },
    removesToo: (tokens) => ({
      lead: `Izin lain berakhir: ${tokens}.`,
      text: `Setelah itu izin ini tidak dapat lagi dipakai untuk mengambil ${tokens} Anda.`,
    }),
    notSimulated: {
      lead: 'Transaksi ini tidak dapat disimulasikan.',
      text: 'Belum diketahui apakah akan berhasil.',
    },
    wouldFail: (reason) => ({
      lead: 'Transaksi ini kemungkinan besar gagal.',
      text: reason === null ? 'Terhenti dalam simulasi.' : `Terhenti dalam simulasi: ${reason}`,
    }),
    hash: {
      lead: 'Ini adalah hash.',
      text: 'Akun pintar menganggapnya sebagai perintah pemiliknya. Semua isinya dapat dipindahkan.',
    },
    movesNothing: {
      lead: 'Ini tidak memindahkan apa pun: jumlahnya 0.',
      text: 'Transfer seperti ini dapat menaruh alamat asing di riwayat Anda.',
    },
    lost: {
      lead: 'Ini akan hilang.',
      text: 'Tidak seorang pun dapat mengambil kembali apa pun dari alamat ini.',
    },
    nothingBack: {
      lead: 'Anda tidak mendapat apa pun sebagai gantinya.',
      text: 'Tolak, kecuali Anda ingin memberikannya.',
    },
  },

  close: 'Tutup',
  copyDetails: 'Salin detail untuk dukungan',
  noAnswer: {
    headline: 'Kami tidak mendapat jawaban',
    line: 'Kami tidak dapat memastikan apakah ini sudah ditandatangani. Lihat aktivitas akun Anda sebelum mencoba lagi.',
  },
  unknownSend: {
    headline: 'Kami belum tahu apakah ini sudah terkirim',
    line: 'Transaksi ini masih bisa berhasil. Kami terus memeriksanya. Jangan kirim lagi sebelum Anda tahu.',
  },
  unknownSubmit: {
    headline: 'Kami belum tahu apakah ini sudah terkirim',
    line: 'Transaksi ini masih bisa berhasil. Jika Anda mengirim yang sama lagi, pembayarannya hanya sekali.',
  },
  earlierSend: {
    headline: 'Transaksi sebelumnya belum selesai',
    line: 'Kami belum tahu apakah transaksi itu berhasil. Kami terus memeriksanya. Tidak ada yang baru dikirim.',
  },
  notAllowed: {
    headline: 'Ini tidak diizinkan',
    line: 'Sebuah aturan akun Anda melarangnya. Tidak ada yang ditandatangani.',
  },
  needsOthers: {
    headline: 'Yang lain harus setuju dulu',
    line: 'Tidak ada yang ditandatangani sampai cukup banyak yang setuju.',
  },
  failed: {
    headline: 'Kami tidak dapat menandatangani ini',
    line: 'Tidak ada yang ditandatangani. Coba lagi sebentar lagi.',
  },
}
