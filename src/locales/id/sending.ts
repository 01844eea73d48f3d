import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Kirim',
  text: 'Anda melihat biaya dan mengonfirmasi sebelum ada yang keluar dari dompet Anda.',
  network: 'Jaringan',
  asset: 'Aset',
  to: 'Ke',
  toHint: (name) => `Alamat di ${name}.`,
  amount: 'Jumlah',
  review: 'Tinjau',
  reviewing: 'Menunggu Anda',
  address: 'Masukkan alamat lengkap: 0x dan 40 karakter.',
  solanaAddress: 'Masukkan alamat Solana lengkap.',
  checksum: 'Ada salah ketik di alamat ini. Salin lagi.',
  nobody: 'Dana yang dikirim ke alamat ini tidak dapat dikembalikan. Periksa alamatnya.',
  own: 'Ini alamat yang Anda pakai untuk mengirim. Masukkan alamat lain.',
  amountWrong: (example) => `Masukkan jumlah, seperti ${example}.`,
  failed: 'Ini tidak dapat dikirim. Tidak ada yang keluar dari dompet Anda.',
  noNetwork: 'Tidak ada jaringan untuk mengirim di sini.',
}
