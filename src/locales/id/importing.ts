import type { ImportWords } from '../../react/exportWords.ts'
import { plural } from './counting.ts'

export const importing: ImportWords = {
  title: 'Impor dompet',
  text: 'Tempel atau ketik 12 atau 24 kata. Semua kata dienkripsi sebelum meninggalkan halaman ini.',
  list: 'Kata-kata frasa pemulihan',
  word: (number) => plural(number, { other: 'Kata #' }),
  unknown: (number, word) =>
    `${plural(number, { other: 'Kata #' })}, “${word}”, tidak ada di daftar.`,
  didYouMeanBefore: ' Maksud Anda ',
  didYouMeanAfter: '?',
  useWord: (word) => `Gunakan ${word}`,
  otherLanguage:
    'Kata-kata ini bukan bahasa Inggris. Hanya frasa dengan kata bahasa Inggris yang dapat diimpor di sini.',
  missing: 'Ada kata yang kurang. Frasa terdiri dari 12 atau 24 kata.',
  doNotFit: 'Kata-kata ini tidak cocok satu sama lain. Periksa urutan dan kata terakhirnya.',
  import: 'Impor dompet',
  importing: 'Mengimpor',
  imported: 'Dompet diimpor.',
  keyInstead: 'Gunakan kunci pribadi saja',
  walletName: 'Dompet impor',
  keyName: 'Kunci impor',
  keyTitle: 'Impor kunci pribadi',
  keyText:
    'Kunci dari satu akun, seperti yang ditampilkan dompetnya. Kunci dienkripsi sebelum meninggalkan halaman ini.',
  keyLabel: 'Kunci pribadi',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos atau Stellar, seperti yang ditampilkan dompet Anda.',
  keyFor: (chain) => `Ini adalah kunci untuk ${chain}.`,
  badKey: 'Ini bukan kunci pribadi. Salin lagi.',
  keyLetters: 'Ini bukan kunci pribadi. Ada karakter yang tidak mungkin ada di kunci.',
  keyLength: (chain, whole, count) =>
    `Kunci untuk ${chain} terdiri dari ${whole} karakter. ${plural(count, { other: 'Yang ini # karakter.' })}`,
  keyAddress: (chain) => `Ini adalah alamat di ${chain}, bukan kunci pribadinya.`,
  keyHalves: 'Kedua bagian kunci ini tidak cocok. Salin lagi.',
  keyChecksum: (chain) => `Ada karakter yang salah atau hilang di kunci ${chain} ini. Salin lagi.`,
  keyUnsupported: (chain) => `Jenis kunci ${chain} ini tidak dapat diimpor.`,
  keyRange: (chain) => `Tidak ada akun di ${chain} dengan kunci ini. Salin lagi.`,
  importKey: 'Impor kunci',
  keyImported: 'Kunci pribadi diimpor.',
  phraseInstead: 'Gunakan frasa pemulihan saja',
  refused: 'Kami tidak dapat memeriksa siapa yang akan membaca ini, jadi tidak ada yang dikirim.',
  failed: 'Kami tidak dapat menyelesaikan ini. Coba lagi sebentar lagi.',
}
