import { type Locale, type LocaleTag, loadLocale } from 'latchkit/locales'
import { useEffect, useState } from 'react'

/** The texts of a language once they are there, the last ones until then; undefined for English, which is there anyway. */
export function useLanguage(tag: LocaleTag): Locale | undefined {
  const [locale, setLocale] = useState<Locale>()
  useEffect(() => {
    if (tag === 'en') {
      setLocale(undefined)
      return
    }
    let isWanted = true
    loadLocale(tag).then(
      (loaded) => isWanted && setLocale(loaded),
      // the page goes on in the language that it has
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [tag])
  return locale
}
