import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'ارسال',
  text: 'پیش از آنکه چیزی از کیف پول شما خارج شود، کارمزد را می‌بینید و تأیید می‌کنید.',
  network: 'شبکه',
  asset: 'چه چیزی',
  to: 'به',
  toHint: (name) => `یک نشانی در ${name}.`,
  amount: 'مبلغ',
  review: 'بازبینی',
  reviewing: 'در انتظار شما',
  address: 'نشانی را کامل وارد کنید: 0x و ۴۰ نویسه.',
  solanaAddress: 'نشانی Solana را کامل وارد کنید.',
  checksum: 'این نشانی غلط تایپی دارد. دوباره کپی کنید.',
  nobody: 'پولی که به این نشانی فرستاده شود برنمی‌گردد. نشانی را بررسی کنید.',
  own: 'این همان نشانی‌ای است که از آن می‌فرستید. نشانی دیگری وارد کنید.',
  amountWrong: (example) => `مبلغی وارد کنید، مانند ${example}.`,
  failed: 'فرستادن ممکن نشد. چیزی از کیف پول شما خارج نشد.',
  noNetwork: 'اینجا شبکه‌ای برای ارسال نیست.',
}
