import type { ImportWords } from '../../react/exportWords.ts'
import { numeral, plural } from './counting.ts'

export const importing: ImportWords = {
  title: 'درون‌ریزی کیف پول',
  text: '۱۲ یا ۲۴ واژه را جای‌گذاری یا تایپ کنید. پیش از ترک این صفحه رمزگذاری می‌شوند.',
  list: 'واژه‌های عبارت بازیابی',
  word: (number) => `واژهٔ ${numeral.format(number)}`,
  unknown: (number, word) => `واژهٔ ${numeral.format(number)}، «${word}»، در فهرست نیست.`,
  didYouMeanBefore: ' آیا منظورتان این است: ',
  didYouMeanAfter: '؟',
  useWord: (word) => `استفاده از ${word}`,
  otherLanguage:
    'این واژه‌ها انگلیسی نیستند. اینجا فقط عبارت‌هایی با واژه‌های انگلیسی را می‌توان درون‌ریزی کرد.',
  missing: 'چند واژه کم است. هر عبارت ۱۲ یا ۲۴ واژه دارد.',
  doNotFit: 'این واژه‌ها با هم جور نیستند. ترتیب و آخرین واژه را بررسی کنید.',
  import: 'درون‌ریزی کیف پول',
  importing: 'در حال درون‌ریزی',
  imported: 'کیف پول درون‌ریزی شد.',
  keyInstead: 'به‌جای آن کلید خصوصی وارد شود',
  walletName: 'کیف پول درون‌ریزی‌شده',
  keyName: 'کلید درون‌ریزی‌شده',
  keyTitle: 'درون‌ریزی کلید خصوصی',
  keyText: 'کلید یک حساب، همان‌طور که کیف پولش نشان می‌دهد. پیش از ترک این صفحه رمزگذاری می‌شود.',
  keyLabel: 'کلید خصوصی',
  keyHint:
    'Ethereum، Solana، Bitcoin، Dogecoin، Sui، Aptos یا Stellar، همان‌طور که کیف پول نشان می‌دهد.',
  keyFor: (chain) => `این کلیدی برای ${chain} است.`,
  badKey: 'این کلید خصوصی نیست. دوباره کپی کنید.',
  keyLetters: 'این کلید خصوصی نیست. نویسه‌هایی دارد که هیچ کلیدی ندارد.',
  keyLength: (chain, whole, count) =>
    plural(count, {
      one: `کلید ${chain} دارای ${whole} نویسه است. این یکی # نویسه دارد.`,
      other: `کلید ${chain} دارای ${whole} نویسه است. این یکی # نویسه دارد.`,
    }),
  keyAddress: (chain) => `این نشانی‌ای در ${chain} است، نه کلید خصوصی آن.`,
  keyHalves: 'دو نیمهٔ این کلید به هم تعلق ندارند. دوباره کپی کنید.',
  keyChecksum: (chain) =>
    `در این کلید ${chain} نویسه‌ای اشتباه است یا جا افتاده است. دوباره کپی کنید.`,
  keyUnsupported: (chain) => `این نوع کلید ${chain} را نمی‌توان وارد کرد.`,
  keyRange: (chain) => `هیچ حسابی در ${chain} این کلید را ندارد. دوباره کپی کنید.`,
  importKey: 'درون‌ریزی کلید',
  keyImported: 'کلید خصوصی درون‌ریزی شد.',
  phraseInstead: 'به‌جای آن عبارت بازیابی وارد شود',
  refused: 'نتوانستیم بررسی کنیم چه کسی این را می‌خواند، پس چیزی فرستاده نشد.',
  failed: 'نتوانستیم این کار را تمام کنیم. کمی بعد دوباره امتحان کنید.',
}
