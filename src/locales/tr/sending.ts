import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Gönder',
  text: 'Cüzdanınızdan bir şey çıkmadan önce ücreti görür ve onaylarsınız.',
  network: 'Ağ',
  asset: 'Ne',
  to: 'Kime',
  toHint: (name) => `Bir ${name} adresi.`,
  amount: 'Tutar',
  review: 'Gözden geçir',
  reviewing: 'Sizi bekliyor',
  address: 'Adresi tam girin: 0x ve 40 karakter.',
  solanaAddress: 'Solana adresini tam girin.',
  checksum: 'Bu adreste yazım hatası var. Tekrar kopyalayın.',
  nobody: 'Bu adrese gönderilen varlıklar geri alınamaz. Adresi kontrol edin.',
  own: 'Gönderimi bu adresten yapıyorsunuz. Başka bir adres girin.',
  amountWrong: (example) => `Bir tutar girin, örneğin ${example}.`,
  failed: 'Bu gönderilemedi. Cüzdanınızdan hiçbir şey çıkmadı.',
  noNetwork: 'Burada gönderim yapılabilecek bir ağ yok.',
}
