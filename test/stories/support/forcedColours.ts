import type { Page } from 'playwright'

/**
 * What cannot be seen where the device forces its colours, which drops every background and shadow: a control of the kit
 * without an edge and without a text, a card or button without an edge, and a choice that looks like those not chosen.
 *
 * The page has to be in forced colours.
 */
export function unseenInForcedColours(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.lk-root :is(${selector})`)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    const name = (element: Element) =>
      `${element.className} "${element.getAttribute('aria-label') ?? element.textContent}"`

    const withEdge = all('.lk-button, .lk-icon-button, .lk-control, .lk-slot, .lk-card, .lk-banner')
    const withoutEdge = withEdge.filter((element) => !hasEdge(element))
    const controls = all('button, a[href], [role="button"], [role="tab"], [role="menuitem"]')
    const faceless = controls.filter((control) => !hasEdge(control) && !control.innerText.trim())
    const chosen = all('[aria-selected="true"], [aria-pressed="true"]')
    const likeOthers = chosen.filter((one) => {
      const others = [...(one.parentElement?.children ?? [])].filter(
        (other) => other !== one && other.className === one.className,
      )
      return others.some((other) => look(other) === look(one))
    })
    return [
      ...withoutEdge.map((element) => `no edge: ${name(element)}`),
      ...faceless.map((element) => `neither edge nor text: ${name(element)}`),
      ...likeOthers.map((element) => `looks as if not chosen: ${name(element)}`),
    ]

    function hasEdge(element: Element) {
      const style = getComputedStyle(element)
      return (
        style.borderTopStyle === 'solid' &&
        style.borderTopWidth !== '0px' &&
        style.borderTopColor !== ground
      )
    }

    /** What a person can tell it from others by, but for its size and colour. */
    function look(element: Element) {
      const style = getComputedStyle(element)
      const line = (side: string) => `${side}${style.getPropertyValue(`${side}-style`)}`
      return [line('outline'), line('border-top'), line('border-bottom'), style.fontWeight].join()
    }
  })
}
