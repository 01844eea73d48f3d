import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds wrong, one line for each place. */
export async function axeViolations(page: Page, locale = 'en'): Promise<readonly string[]> {
  // in brackets, no label is a part of a longer name
  const rules = { 'label-content-name-mismatch': { enabled: locale !== 'pseudo' } }
  const options = JSON.stringify({ resultTypes: ['violations'], rules })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Controls of the kit that a finger may miss: less than 44 px in one direction, hit areas drawn by `::after` included.
 * Links inside a sentence are let off, as WCAG 2.5.8 does.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.lk-root :is(button, a[href], input, select, [role="button"], [tabindex="0"])',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }))

    return controls.flatMap((control) => {
      const isInSentence = control.matches('a') && getComputedStyle(control).display === 'inline'
      if (isInSentence) return []
      const { width, height } = targetOf(control)
      if (width >= 44 && height >= 44) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return [`${control.className} "${name}": ${width} x ${height}`]
    })

    function targetOf(control: HTMLElement) {
      const box = control.getBoundingClientRect()
      const after = getComputedStyle(control, '::after')
      if (after.content === 'none' || after.position !== 'absolute') return box
      return {
        width: Math.max(box.width, Number.parseFloat(after.width)),
        height: Math.max(box.height, Number.parseFloat(after.height)),
      }
    }
  })
}

/** Texts of the kit that cannot be read whole: cut by a box around them, outside of what holds them, or one over the other. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const HOLDERS =
      '.lk-button, .lk-row, .lk-tile, .lk-slot, .lk-note, .lk-dev-hint, .lk-tag, .lk-tab, .lk-menu-item, .lk-banner, .lk-card'
    const found: string[] = []
    type Line = {
      readonly node: Node
      readonly box: DOMRect
      /** What lies over the rest of the page, with its own ground. */
      readonly layer: Element | null
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const holder = parent?.closest(HOLDERS)
      const isRead =
        parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !parent.closest('.lk-hidden, option') &&
        node.textContent?.trim() !== ''
      if (!parent || !holder || !isRead) continue

      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const isCut = boxesAround(parent, holder).some((box) =>
        isOutside(text, box.getBoundingClientRect()),
      )
      if (isCut) found.push(`"${node.textContent}" in ${holder.className}`)
      const layer = parent.closest('.lk-menu-list, .lk-covered, .lk-banner, dialog')
      for (const box of range.getClientRects()) lines.push({ node, box, layer })
    }
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1))
        if (one.node !== other.node && one.layer === other.layer && overlap(one.box, other.box))
          found.push(`"${one.node.textContent}" over "${other.node.textContent}"`)
    return found

    function isOutside(text: DOMRect, box: DOMRect) {
      return (
        text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.top < box.top - 1 ||
        text.bottom > box.bottom + 1
      )
    }

    /** What holds a text, and what hides whatever is larger than it; up to what scrolls to it. */
    function boxesAround(element: Element, holder: Element): Element[] {
      const { overflow } = getComputedStyle(element)
      if (/auto|scroll/.test(overflow)) return []
      const own = element === holder || /hidden|clip/.test(overflow) ? [element] : []
      const next = element.parentElement
      return next ? [...own, ...boxesAround(next, holder)] : own
    }

    /** Lines that follow each other share what letters rarely need. */
    function overlap(one: DOMRect, other: DOMRect) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > 2 && height > Math.min(one.height, other.height) / 2
    }
  })
}

/** How many pixels the page is wider than the window, or what a dialog holds wider than the dialog. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inDialogs = [...document.querySelectorAll('.lk-dialog')]
      .filter((dialog) => getComputedStyle(dialog).overflowX !== 'hidden')
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...inDialogs)
  })
}
