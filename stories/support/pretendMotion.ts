/** `device`: as the device is set; `full` and `reduced`: as if it were set so. */
export type Motion = 'device' | 'full' | 'reduced'

const written = new WeakMap<CSSMediaRule, string>()

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/**
 * Makes the page's style sheets answer as if the device were set to this motion, so that what is seen is what such a
 * device shows: the very rules of the kit, not others written for the look of it.
 */
export function pretendMotion(motion: Motion): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = written.get(rule) ?? rule.media.mediaText
      written.set(rule, original)
      rule.media.mediaText = asIf(original, motion)
    }
  }
}

function asIf(query: string, motion: Motion): string {
  if (motion === 'device') return query
  return query
    .replaceAll('(prefers-reduced-motion: reduce)', motion === 'reduced' ? ALWAYS : NEVER)
    .replaceAll('(prefers-reduced-motion: no-preference)', motion === 'full' ? ALWAYS : NEVER)
}

function mediaRules(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return []
    const inside = mediaRules(rule.cssRules)
    const isAboutMotion =
      rule instanceof CSSMediaRule &&
      (written.has(rule) || rule.media.mediaText.includes('prefers-reduced-motion'))
    return isAboutMotion ? [rule, ...inside] : inside
  })
}
