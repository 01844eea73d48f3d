/**
 * The region whose numbers a person probably types, from the languages of the browser, best first: the region that the
 * first language names, or that another tag of the same language names, or where most of its speakers live.
 */
export function defaultRegion(languages: readonly string[]): string {
  const locales = languages.flatMap(localeFrom)
  const [first] = locales
  if (!first) return FALLBACK
  const named = locales.find(({ language, region }) => language === first.language && isIso(region))
  return named?.region ?? first.maximize().region ?? FALLBACK
}

const FALLBACK = 'US'

function localeFrom(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    // not a language tag: it says nothing about a region
    return []
  }
}

/** Tags may also name a part of the world in three digits. */
function isIso(region: string | undefined): boolean {
  return region !== undefined && /^[A-Z]{2}$/.test(region)
}
