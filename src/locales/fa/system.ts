import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'همین حالا امتحان کنید',
  tryAgain: 'امتحان دوباره',
  close: 'بستن',
  tryingAgainIn: (time) => `تلاش دوباره تا ${time} دیگر`,
  offlineTitle: 'اینترنت قطع است',
  offlineText: 'جای شما را نگه می‌داریم. با برگشتن اینترنت، ورود ادامه پیدا می‌کند.',
  unreachableTitle: 'ورود پاسخ نمی‌دهد',
  unreachableText: 'اینترنت شما وصل است، اما سرویس ورود ما پاسخ نمی‌دهد. حساب شما در امان است.',
  originTitle: 'ورود برای این نشانی تنظیم نشده است',
  originBeforeHost: 'بررسی کنید که در این نشانی باشید: ',
  originAfterHost: (app) => `. اگر هستید، به تیم ${app} خبر دهید.`,
  originText: (app) => `نشانی این صفحه را بررسی کنید. اگر درست است، به تیم ${app} خبر دهید.`,
  goToHost: (host) => `رفتن به ${host}`,
  devOriginTitle: 'این مبدأ در فهرست مجاز نیست',
  devOriginBefore: 'پراکسی این مبدأ را نپذیرفت: ',
  devOriginAfter: '. آن را اضافه کنید و صفحه را دوباره بارگیری کنید.',
  devOnly: 'فقط هنگام توسعه نمایش داده می‌شود.',
  devOriginHelp:
    'سرویس محلی: Auth, Allowed origins. مقدارها باید دقیق باشند؛ نویسهٔ عام در داخل میزبان کار نمی‌کند.',
  openAllowedOrigins: 'باز کردن مبدأهای مجاز',
  copyOrigin: 'کپی مبدأ',
  configTitle: 'ورود هنوز تنظیم نشده است',
  configText: (app) =>
    `سرویس ورود این برنامه را نمی‌شناسد. حساب شما در امان است. به تیم ${app} خبر دهید.`,
  devConfigHelp:
    'هیچ پیکربندی‌ای شناسهٔ authProxyConfigId را ندارد. شناسه‌ای را که سرویس چاپ می‌کند کپی کنید.',
  methodOffTitle: (method) => `روش ورود خاموش است: ${method}`,
  methodOffText: (app) => `${app} دیگر از آن استفاده نمی‌کند. حساب شما همچنان سر جایش است.`,
  untrustedTitle: 'شما را وارد نکردیم',
  untrustedText: (app) =>
    `پاسخ سرویس ورود از بررسی‌های ما نگذشت. چیزی تغییر نکرد. به تیم ${app} خبر دهید.`,
  unknownTitle: 'نتوانستیم این کار را تمام کنیم',
  unknownText: (app) => `چیزی تغییر نکرد. اگر دوباره پیش آمد، به تیم ${app} خبر دهید.`,
  unknownTextWithNumber: (requestId) =>
    `چیزی تغییر نکرد. اگر دوباره پیش آمد، این شماره را برای ما بفرستید: ${requestId}.`,
  copyNumber: 'کپی شماره',
}
