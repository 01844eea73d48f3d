import type { Locale } from '../react/locale.ts'

/** Each language by its tag, loaded when it is asked for. */
const loaders = {
  en: async () => (await import('./en.ts')).en,
  ar: async () => (await import('./ar.ts')).ar,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  el: async () => (await import('./el.ts')).el,
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
  hi: async () => (await import('./hi.ts')).hi,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ru: async () => (await import('./ru.ts')).ru,
  sv: async () => (await import('./sv.ts')).sv,
  th: async () => (await import('./th.ts')).th,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  vi: async () => (await import('./vi.ts')).vi,
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
} as const satisfies Readonly<Record<string, () => Promise<Locale>>>

/** The tag of a language that the kit speaks. */
export type LocaleTag = keyof typeof loaders

/** Every language that the kit speaks, English first. */
export const localeTags = Object.keys(loaders) as readonly LocaleTag[]

/**
 * Loads a language, for `locale` of `LatchkitProvider`. Only the one that is asked for is loaded.
 *
 * @throws TypeError when its file cannot be loaded; asked again, it is tried again.
 * @example
 * const locale = await loadLocale(pickLocale(navigator.languages))
 */
export function loadLocale(tag: LocaleTag): Promise<Locale> {
  return loaders[tag]()
}
