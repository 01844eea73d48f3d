export type { Locale } from '../react/locale.ts'
export { type LocaleTag, loadLocale, localeTags } from './loadLocale.ts'
export { pickLocale } from './pickLocale.ts'
export { withWords } from './withWords.ts'
