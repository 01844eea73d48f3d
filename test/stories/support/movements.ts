import type { BrowserContext, Page } from 'playwright'

/** Properties that an animation may change where motion is reduced: nothing that has a place or a size. */
const CALM =
  /^(opacity|color|backgroundColor|border\w*Color|boxShadow|outline\w*|offset|computedOffset|easing|composite)$/

// As text, because it runs in the page before anything else does.
const WATCH = `
  const moved = new Set()
  const isCalm = ${String(CALM)}
  // "none", "0px" and "0px 0px" are one place
  const place = (value) => (/^(none|0px)( 0px)*$/.test(value) ? '0' : value)
  const note = (effect) => {
    if (!effect?.target?.closest?.('.lk-root')) return
    const frames = effect.getKeyframes()
    for (const property of new Set(frames.flatMap(Object.keys))) {
      if (isCalm.test(property)) continue
      const values = new Set(frames.map((frame) => place(frame[property])))
      if (values.size > 1) moved.add(effect.target.className + ': ' + property)
    }
  }
  const noteAll = () => document.getAnimations().forEach(({ effect }) => note(effect))
  addEventListener('animationstart', noteAll, true)
  addEventListener('transitionrun', noteAll, true)
  window.movements = () => {
    noteAll()
    const noted = [...moved]
    moved.clear()
    return noted
  }
`

/** Makes every page of a context note what moves in the kit. */
export function watchMovements(context: BrowserContext): Promise<unknown> {
  return context.addInitScript({ content: WATCH })
}

/** What has moved since this was last asked, or moves now: element and property. */
export function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>('window.movements()')
}
