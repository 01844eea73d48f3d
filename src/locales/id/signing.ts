import type { SigningWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Membaca permintaan',
  place: (position, count) =>
    `${plural(position, { other: '#' })} dari ${plural(count, { other: '#' })}`,
  decline: 'Tolak',
  declined: 'Ditolak. Tidak ada yang ditandatangani.',
  sign: 'Tanda tangani',
  signPermission: 'Tanda tangani izin',
  send: 'Konfirmasi dan kirim',
  signAnyway: 'Tetap tanda tangani',
  sendAnyway: 'Tetap kirim',
  signing: 'Menandatangani',

  message: {
    headline: 'Tanda tangani pesan ini',
    line: 'Ini membuktikan dompet ini milik Anda. Tidak ada yang dipindahkan dan tidak ada biaya.',
  },
  signIn: (domain) => ({
    headline: `Masuk ke ${domain}`,
    line: 'Ini membuktikan dompet ini milik Anda. Tidak ada yang dipindahkan dan tidak ada biaya.',
  }),
  permission: (spender, amount) => ({
    headline: `Izinkan ${spender} memakai hingga ${amount}`,
    line: `Tidak ada biaya sekarang. Ini mengizinkan ${spender} mengambil uang itu nanti, sampai Anda menghentikannya.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Izinkan ${spender} memakai hingga ${amount}`,
    line: `Dikenai biaya jaringan sekarang. Ini mengizinkan ${spender} mengambil uang itu nanti, sampai Anda menghentikannya.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Izinkan ${spender} mengambil semua ${tokens} Anda`,
    line:
      until === null
        ? `Tanpa batas dan tanpa tanggal akhir. Siapa pun yang mengendalikan kontrak ini dapat menguras ${tokens} Anda kapan saja.`
        : `Tanpa batas. Siapa pun yang mengendalikan kontrak ini dapat menguras ${tokens} Anda sampai ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Tanda tangani ${type}` : `Tanda tangani ${type} untuk ${domain}`,
    line: 'Baca setiap baris. Kami tidak tahu apa yang dilakukan aplikasi ini dengannya.',
  }),
  transfer: (amount, to) => `Kirim ${amount} ke ${to}`,
  call: (functionName, to) => `Panggil ${functionName} dari ${to}`,
  deployment: 'Buat kontrak baru',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Kirim panggilan yang tidak dapat kami baca'
      : 'Tanda tangani panggilan yang tidak dapat kami baca',
    line: 'Lanjutkan hanya jika Anda mengenal kontrak ini.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Izinkan ${to} bertindak atas nama akun Anda`,
    line: isOnEveryChain
      ? 'Kodenya dapat melakukan semua yang dapat Anda lakukan, dengan semua isi akun ini, di setiap jaringan.'
      : 'Kodenya dapat melakukan semua yang dapat Anda lakukan, dengan semua isi akun ini.',
  }),
  delegationEnds: {
    headline: 'Hentikan kontrak bertindak atas nama akun Anda',
    line: 'Tidak ada yang dipindahkan. Setelah itu hanya Anda yang bertindak untuk akun ini.',
  },
  blind: {
    headline: 'Tanda tangani sesuatu yang tidak dapat kami baca',
    line: 'Lanjutkan hanya jika Anda tahu apa ini. Ini dapat memindahkan semua isi dompet Anda.',
  },
  money: {
    never: 'Tidak ada yang keluar dari dompet Anda.',
    later: 'Tidak ada biaya sekarang. Uang dapat keluar dari dompet Anda nanti.',
    now: 'Uang keluar dari dompet Anda saat Anda mengonfirmasi.',
    unknown: 'Kami tidak dapat memastikan apakah uang keluar dari dompet Anda.',
  },

  unknownContract: 'Kontrak tidak dikenal',
  unknownAddress: 'Alamat tidak dikenal',
  unknownHolder: 'Akun token dengan pemilik tidak dikenal',
  anUnknownContract: 'kontrak tidak dikenal',
  unknownToken: 'token tidak dikenal',
  yourself: 'diri Anda sendiri',
  knownContract: 'kontrak dikenal',

  rows: {
    with: 'Dengan',
    from: 'Dari',
    to: 'Ke',
    contract: 'Kontrak',
    calls: 'Yang dipanggil',
    pay: 'Anda membayar',
    fee: 'Biaya jaringan',
    total: 'Total maksimum',
    paid: 'Dibayar',
    transaction: 'Transaksi',
    unsigned: 'Tidak ditandatangani',
  },
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
      lead: 'Aplikasi jarang memerlukan ini.',
      text: 'Minta izin dengan jumlah tertentu sebagai gantinya.',
    },
    unknownContract: {
      lead: 'Kami tidak mengenal kontrak ini.',
      text: 'Bandingkan seluruh alamatnya dengan yang Anda harapkan.',
    },
    noInterface: {
      lead: 'Tidak ada antarmuka yang tersimpan untuk kontrak ini,',
      text: 'jadi nama dan jumlah tidak ditampilkan.',
    },
    farDeadline: (distance) => ({
      lead: 'Ini memberikan izin.',
      text:
        distance === null
          ? 'Izin ini tidak pernah berakhir; kebanyakan aplikasi hanya meminta beberapa menit.'
          : `Batas waktunya ${distance}; kebanyakan aplikasi hanya meminta beberapa menit.`,
    }),
    delegation: {
      lead: 'Ini menyerahkan akun Anda.',
      text: 'Siapa pun yang menulis kode kontrak itu dapat mengambil semua isinya.',
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
      lead: `Ini masuk ke ${domain}.`,
      text: `Anda berada di ${host}. Siapa pun yang meminta ini dapat memakai akun Anda di sana.`,
    }),
    signInOtherAccount: {
      lead: 'Ini menyebut akun lain.',
      text: 'Bukan akun yang akan menandatangani.',
    },
    signInExpired: { lead: 'Ini sudah terlalu lama.', text: 'Mulai lagi di aplikasi.' },
    signInNotYet: { lead: 'Ini belum berlaku.', text: 'Mulai lagi di aplikasi nanti.' },
    otherNetwork: {
      lead: 'Ini untuk jaringan lain.',
      text: 'Lanjutkan hanya jika memang itu yang Anda harapkan.',
    },
    wouldFail: (reason) => ({
      lead: 'Ini tidak akan berhasil.',
      text: reason === null ? 'Terhenti dalam uji coba.' : `Terhenti dalam uji coba: ${reason}`,
    }),
  },

  close: 'Tutup',
  copyDetails: 'Salin detail untuk dukungan',
  noAnswer: {
    headline: 'Kami tidak mendapat jawaban',
    line: 'Kami tidak dapat memastikan apakah ini sudah ditandatangani. Lihat aktivitas akun Anda sebelum mencoba lagi.',
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
