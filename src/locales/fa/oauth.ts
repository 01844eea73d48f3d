import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `در حال انتقال شما به ${name}`,
  openingText: 'چند لحظه طول می‌کشد.',
  waitingTitle: (name) => `در پنجرهٔ ${name} ادامه دهید`,
  waitingText: 'ورود را آنجا تمام کنید. این صفحه خودش ادامه می‌دهد.',
  opened: (name) => `پنجرهٔ ${name} باز شد`,
  showWindow: (name) => `نمایش پنجرهٔ ${name}`,
  cancel: 'لغو',
  finishingTitle: 'در حال ورود شما',
  finishingText: 'چند لحظه طول می‌کشد.',
  blockedTitle: 'مرورگر شما پنجره را مسدود کرد',
  blockedText: (name) =>
    `حساب شما مشکلی ندارد. پنجرهٔ ${name} را خودتان باز کنید یا در همین برگه ادامه دهید.`,
  blockedTextWindowOnly: (name) => `حساب شما مشکلی ندارد. پنجرهٔ ${name} را خودتان باز کنید.`,
  openWindow: (name) => `باز کردن پنجرهٔ ${name}`,
  continueInTab: 'ادامه در همین برگه',
  closedTitle: (name) => `پنجرهٔ ${name} بسته شد`,
  closedText: (app) => `هنوز وارد نشده‌اید و چیزی به ${app} نرسیده است.`,
  deniedTitle: (name) => `${name} حساب شما را به اشتراک نگذاشت`,
  deniedText: 'آنجا تصمیم گرفتید ادامه ندهید. چیزی به اشتراک گذاشته نشد.',
  mismatchTitle: 'این ورود از اینجا شروع نشده است',
  mismatchText: 'برای امنیت شما متوقفش کردیم. از همین صفحه دوباره شروع کنید.',
  startAgain: 'شروع دوباره',
  otherMethod: 'استفاده از روش دیگر',
  inAppTitle: 'این صفحه را در مرورگر خود باز کنید',
  inAppText: (name, app) =>
    app === null
      ? `${name} اجازهٔ ورود در داخل این برنامه را نمی‌دهد.`
      : `${name} اجازهٔ ورود در داخل برنامهٔ ${app} را نمی‌دهد.`,
  inAppTap: 'روی ··· در بالای صفحه بزنید.',
  inAppChooseBefore: 'گزینهٔ ',
  inAppChoose: 'باز کردن در Safari',
  inAppChooseAfter: ' را انتخاب کنید و آنجا وارد شوید.',
  copyLink: 'کپی پیوند صفحه',
  openInBrowser: 'باز کردن در مرورگر',
  useEmail: 'استفاده از ایمیل من در اینجا',
  accountTitle: 'از پیش حساب دارید',
  accountAfterContact: (name) =>
    ` با کد ایمیلی وارد می‌شود. یک بار از آن استفاده کنید، سپس می‌توانید ${name} را در حساب خود اضافه کنید.`,
  accountText: (name) =>
    `اینجا از راه دیگری وارد می‌شوید. یک بار از آن استفاده کنید، سپس می‌توانید ${name} را در حساب خود اضافه کنید.`,
  unprovenTitle: (name) => `حسابی ورود شما با ${name} را ثبت کرده است`,
  unprovenText: (name) =>
    `آن حساب هرگز ثابت نکرده که این ورود از آنِ شماست. اگر حساب خودتان است، از روش ورود دیگر آن استفاده کنید و ${name} را دوباره اضافه کنید.`,
  emailCode: 'ارسال کد با ایمیل',
  otherAccount: (name) => `استفاده از حساب دیگر ${name}`,
}
