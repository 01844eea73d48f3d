import type { Page } from 'playwright'

/** What a live region said: `status` waits its turn, `alert` interrupts. */
export type Said = readonly [region: 'status' | 'alert', text: string]

/**
 * Listens to the live regions of the kit on a page that is not loaded yet, as a reader does: what is said is what has
 * changed in a region.
 *
 * @returns what was said, in order. An app's own regions are not the kit's.
 */
export async function listen(page: Page): Promise<Said[]> {
  const said: Said[] = []
  await page.exposeFunction('hear', (region: 'status' | 'alert', text: string) => {
    said.push([region, text])
  })
  await page.addInitScript(() => {
    const regionOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest('[role="status"], [role="alert"]')
      if (!region?.closest('.lk-root') || region.closest('[inert]')) return null
      // beside an open dialog nothing is read
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      return dialog && !dialog.contains(region) ? null : region
    }
    const hear: (region: string, text: string) => void = (...said) =>
      Reflect.get(window, 'hear')(...said)
    new MutationObserver((changes) => {
      const changed = new Set(changes.map(({ target }) => regionOf(target)))
      for (const region of changed) {
        const text = region?.textContent?.trim()
        if (text) hear(region?.getAttribute('role') ?? '', text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return said
}
