import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'این صفحه را در برگهٔ جداگانه باز کنید',
  refusedText:
    'تا وقتی داخل سایت دیگری است نمی‌توانید وارد شوید. این نمی‌گذارد دیگران با فریب از شما کلیک بگیرند.',
  openInTab: 'باز کردن در برگهٔ جدید',
  devRefusedHelp: (origins) =>
    `برای مجاز کردن ${origins}، آن را در frameAncestors از createLatchkit بنویسید.`,
  covered: 'چیزی روی این پنجره را پوشانده است. برای ادامه آن را کنار بزنید.',
}
