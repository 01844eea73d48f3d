import type { ImportWords } from '../../react/exportWords.ts'
import { numeral, plural } from './counting.ts'

export const importing: ImportWords = {
  title: 'Cüzdan içe aktarın',
  text: '12 veya 24 kelimeyi yapıştırın ya da yazın. Bu sayfadan çıkmadan önce şifrelenirler.',
  list: 'Kurtarma ifadesinin kelimeleri',
  word: (number) => `${numeral.format(number)}. kelime`,
  unknown: (number, word) => `${numeral.format(number)}. kelime olan “${word}” listede yok.`,
  didYouMeanBefore: ' Şunu mu demek istediniz: ',
  didYouMeanAfter: '?',
  useWord: (word) => `Kullan: ${word}`,
  otherLanguage:
    'Bu kelimeler İngilizce değil. Burada yalnızca İngilizce kelimeli ifadeler içe aktarılabilir.',
  missing: 'Bazı kelimeler eksik. Bir ifadede 12 veya 24 kelime olur.',
  doNotFit: 'Bu kelimeler birbirine uymuyor. Sırayı ve son kelimeyi kontrol edin.',
  import: 'Cüzdanı içe aktar',
  importing: 'İçe aktarılıyor',
  imported: 'Cüzdan içe aktarıldı.',
  keyInstead: 'Bunun yerine özel anahtar kullan',
  walletName: 'İçe aktarılan cüzdan',
  keyName: 'İçe aktarılan anahtar',
  keyTitle: 'Özel anahtar içe aktarın',
  keyText:
    'Tek bir hesabın anahtarı, cüzdanının gösterdiği gibi. Bu sayfadan çıkmadan önce şifrelenir.',
  keyLabel: 'Özel anahtar',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos veya Stellar, cüzdanınızın anahtarı gösterdiği gibi.',
  keyFor: (chain) => `Bu bir ${chain} anahtarı.`,
  badKey: 'Bu bir özel anahtar değil. Tekrar kopyalayın.',
  keyLetters: 'Bu bir özel anahtar değil. Hiçbir anahtarda olmayan karakterler içeriyor.',
  keyLength: (chain, whole, count) =>
    plural(count, {
      one: `Bir ${chain} anahtarı ${whole} karakterdir. Bunda # karakter var.`,
      other: `Bir ${chain} anahtarı ${whole} karakterdir. Bunda # karakter var.`,
    }),
  keyAddress: (chain) => `Bu bir ${chain} adresi, özel anahtarı değil.`,
  keyHalves: 'Bu anahtarın iki yarısı birbirine ait değil. Tekrar kopyalayın.',
  keyChecksum: (chain) =>
    `Bu ${chain} anahtarında bir karakter yanlış ya da eksik. Tekrar kopyalayın.`,
  keyUnsupported: (chain) => `Bu tür bir ${chain} anahtarı içe aktarılamaz.`,
  keyRange: (chain) => `Bu anahtara sahip bir ${chain} hesabı olamaz. Tekrar kopyalayın.`,
  importKey: 'Anahtarı içe aktar',
  keyImported: 'Özel anahtar içe aktarıldı.',
  phraseInstead: 'Bunun yerine kurtarma ifadesi kullan',
  refused: 'Bunu kimin okuyacağını kontrol edemedik, bu yüzden hiçbir şey gönderilmedi.',
  failed: 'Bunu tamamlayamadık. Birazdan tekrar deneyin.',
}
