/** `device`: as the device is set; `full` and `reduced`: as if it were set so. */
export type Motion = 'device' | 'full' | 'reduced'

/** `device`: as the device is set; `standard` and `more`: as if it were set so. */
export type Contrast = 'device' | 'standard' | 'more'

const written = new WeakMap<CSSMediaRule, string>()

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** What a style sheet may ask a device for, and what the toolbars make of the answer. */
const questions = [
  ['(prefers-reduced-motion: reduce)', 'motion', 'reduced'],
  ['(prefers-reduced-motion: no-preference)', 'motion', 'full'],
  ['(prefers-contrast: more)', 'contrast', 'more'],
] as const

type Device = { readonly motion: Motion; readonly contrast: Contrast }

/**
 * Makes the page's style sheets answer as if the device were set so, so that what is seen is what such a device shows:
 * the very rules of the kit, not others written for the look of it.
 */
export function pretendDevice(device: Device): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = written.get(rule) ?? rule.media.mediaText
      written.set(rule, original)
      rule.media.mediaText = asIf(original, device)
    }
  }
}

function asIf(query: string, device: Device): string {
  return questions.reduce((text, [question, toolbar, yes]) => {
    const set = device[toolbar]
    return set === 'device' ? text : text.replaceAll(question, set === yes ? ALWAYS : NEVER)
  }, query)
}

function mediaRules(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return []
    const inside = mediaRules(rule.cssRules)
    const asks =
      rule instanceof CSSMediaRule &&
      (written.has(rule) || questions.some(([question]) => rule.media.mediaText.includes(question)))
    return asks ? [rule, ...inside] : inside
  })
}
