import type { Page } from 'playwright'

/**
 * Controls that a finger or a shaky hand may miss: somewhere in the square of so many pixels around the middle, a press goes
 * to something else, be it another control, what lies above, or nothing. WCAG 2.2, 2.5.8 asks for 24.
 *
 * Links inside a sentence are let off, as it does, and what the app has left as the browser draws it; and what a modal dialog
 * or an open menu has put out of reach.
 */
export function missedTargets(page: Page, size: number): Promise<readonly string[]> {
  return page.evaluate((px) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const controls = [
      ...(dialog ?? document.body).querySelectorAll<HTMLElement>(
        'button, a[href], input:not([type="hidden"]), select, summary, [role="button"], [role="tab"], [role="menuitem"], [tabindex="0"]',
      ),
    ]
    const { scrollX, scrollY } = window
    const missed = controls.filter(isPressed).flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const other = missesAt(control)
      if (other === null) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return [`${control.localName} "${name?.trim()}" gives way to ${other}`]
    })
    window.scrollTo(scrollX, scrollY)
    return missed

    function isPressed(control: HTMLElement) {
      const style = getComputedStyle(control)
      const isInSentence = control.matches('a, button') && style.display === 'inline'
      return (
        !isInSentence &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        style.pointerEvents !== 'none' &&
        // there for readers only, or a region that scrolls
        !control.closest('.lk-hidden, [inert], .sb-wrapper') &&
        (control.className !== '' || control.closest('.lk-root')) &&
        // a row, with what else can be done in it above
        !control.matches('.lk-pick') &&
        control.getBoundingClientRect().width > 1 &&
        !(control.tabIndex === 0 && control.matches('div:not([role]), pre, section'))
      )
    }

    /** What has the presses beside the middle instead; null where all are the control's. */
    function missesAt(control: HTMLElement): string | null {
      const box = control.getBoundingClientRect()
      const reach = px / 2 - 1
      for (const [x, y] of [
        [0, 0],
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const) {
        const [left, top] = [box.x + box.width / 2 + x, box.y + box.height / 2 + y]
        const isOnScreen = left >= 0 && top >= 0 && left < innerWidth && top < innerHeight
        const hit = isOnScreen ? document.elementFromPoint(left, top) : control
        const isOwn =
          hit === control ||
          hit?.closest('.lk-menu-list') ||
          control.contains(hit) ||
          // a label, and what is drawn over a field, hand their presses on
          (hit instanceof Element && hit.closest('label')?.control === control) ||
          (hit instanceof Element && hit.contains(control) && hit.matches('li, label'))
        if (!isOwn)
          return `${hit?.localName}.${hit?.getAttribute('class')} at ${Math.round(x)}, ${Math.round(y)}`
      }
      return null
    }
  }, size)
}
