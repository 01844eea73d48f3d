import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'در حال ارسال',
  sendingText: 'می‌توانید این را ببندید. وقتی انجام شد به شما می‌گوییم.',
  steps: ['امضا شد', 'به شبکه فرستاده شد', 'تأیید شد'],
  sent: 'فرستاده شد',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null ? `در ${time} تأیید شد.` : `در ${time} روی ${network} تأیید شد.`
  },
  andFee: (fee) => `و کارمزد ${fee}`,
  done: 'تمام',
  explorer: 'دیدن در کاوشگر',

  revertedTransfer: 'انتقال انجام نشد',
  revertedPermission: 'اجازه داده نشد',
  reverted: 'تراکنش انجام نشد',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'چیزی جابه‌جا نشد' : `${amount} شما جابه‌جا نشد`
    return fee === null
      ? `${moved}. شبکه کارمزد را برداشت.`
      : `${moved}. شبکه کارمزد ${fee} را برداشت.`
  },
  noFee: 'در شبیه‌سازی متوقف شد، پس کارمزدی برداشته نشد.',
  why: 'چرا:',
  noReason: 'شبکه دلیلی نگفت.',
  where: 'کجا متوقف شد',
  outermost: 'از بیرون به درون',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# گام' })
      : plural(steps, { one: '# گام، از بیرون به درون', other: '# گام، از بیرون به درون' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'یکی از بررسی‌های قرارداد رد شد',
    '0x11': 'عدد بیش از حد بزرگ یا کوچک',
    '0x12': 'تقسیم بر صفر',
    '0x21': 'چنین گزینه‌ای نیست',
    '0x22': 'حافظهٔ ذخیره‌سازی خراب',
    '0x31': 'چیزی برای برداشتن از فهرست نمانده است',
    '0x32': 'چنین جایی در فهرست نیست',
    '0x41': 'حافظهٔ بیش از حد',
    '0x51': 'تابعی که وجود ندارد',
  },
  stopped: 'بدون دلیل متوقف شد',
  selector: 'دلیل خوانایی نیست. انتخابگر',
  cause: 'علت',
  log: 'گزارش برنامه',
  units: (units) => `${units} واحد مصرف شد`,

  replaced: 'تراکنش دیگری جای آن را گرفت',
  replacedText:
    'به‌جای آن، تراکنش دیگری از همین حساب با همان شماره ثبت شد. این تراکنش چیزی جابه‌جا نکرد و هزینه‌ای نداشت.',
  notIncluded: 'هیچ بلوکی آن را ثبت نکرد، پس کارمزدی گرفته نشد.',
}
