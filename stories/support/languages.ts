import { loadLocale, localeTags } from '../../src/locales/loadLocale.ts'
import type { Locale } from '../../src/react/locale.ts'
import { pseudoLocale } from './pseudoLocale.ts'

/** What the toolbar offers. */
export const languages = ['en', 'pseudo', ...localeTags.filter((tag) => tag !== 'en')] as const

/** The language of a story; null for English, which is there without any. */
export async function languageOf(name: string): Promise<Locale | null> {
  if (name === 'pseudo') return pseudoLocale
  const tag = localeTags.find((known) => known === name)
  return tag === undefined || tag === 'en' ? null : loadLocale(tag)
}
