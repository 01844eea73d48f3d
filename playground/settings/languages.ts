import type { LocaleTag } from 'latchkit/locales'

/** What each language of the kit calls itself, English first. */
export const languages = {
  en: 'English',
  ar: 'العربية',
  cs: 'Čeština',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
} as const satisfies Readonly<Record<LocaleTag, string>>

/** The direction in which a language of the list is written. */
export function directionOf(language: LocaleTag): 'ltr' | 'rtl' {
  return ['ar', 'fa', 'he'].includes(language) ? 'rtl' : 'ltr'
}
