import { type LocaleTag, localeTags } from './loadLocale.ts'

/**
 * The first of some languages that the kit speaks, in this or another country; English when it speaks none.
 *
 * Traditional Chinese is told by its script or region: `zh-Hant`, `zh-HK`, `zh-MO` and `zh-TW`.
 *
 * @param wanted - language tags, the most wanted first, like `navigator.languages`.
 * @example
 * pickLocale(['pt-PT', 'es']) // 'pt-BR'
 */
export function pickLocale(wanted: readonly string[]): LocaleTag {
  for (const tag of wanted) {
    const found = tagFor(tag)
    if (found) return found
  }
  return 'en'
}

function tagFor(wanted: string): LocaleTag | undefined {
  const [language = '', ...rest] = wanted.toLowerCase().split('-')
  if (language === 'zh')
    return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-TW' : 'zh-CN'
  return localeTags.find((tag) => tag.split('-')[0] === language)
}
