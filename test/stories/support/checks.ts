import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds wrong, one line for each place. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )
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

/** Texts of the kit that cannot be read whole: cut by their box, or outside of the control or card that holds them. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const holder = parent?.closest(
        '.lk-button, .lk-row, .lk-tile, .lk-slot, .lk-note, .lk-dev-hint, .lk-card',
      )
      const isRead =
        parent?.checkVisibility({ visibilityProperty: true }) &&
        !parent.closest('.lk-hidden') &&
        node.textContent?.trim() !== ''
      if (!parent || !holder || !isRead) continue

      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const box = holder.getBoundingClientRect()
      const isOutside =
        text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.top < box.top - 1 ||
        text.bottom > box.bottom + 1
      const isCut =
        getComputedStyle(parent).overflow !== 'visible' && parent.scrollWidth > parent.clientWidth
      if (isOutside || isCut) found.push(`"${node.textContent}" in ${holder.className}`)
    }
    return found
  })
}

/** How many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
