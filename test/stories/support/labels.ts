import type { Page } from 'playwright'
import { LETTERS } from '../../../stories/support/pseudoLocale.ts'

/**
 * Controls of the kit that are called something else than is written on them, with both. What a control shows counts in its
 * own order, without case and marks; in the pseudo-locale in its letters, which names of people are not in.
 */
function renamed(
  page: Page,
  locale: string,
): Promise<readonly { readonly label: string; readonly name: string; readonly isIn: boolean }[]> {
  return page.evaluate(
    (letters) => {
      const named = document.querySelectorAll<HTMLElement>(
        '.lk-root :is(button, a[href], [role]):is([aria-label], [aria-labelledby])',
      )
      return [...named].flatMap((control) => {
        const isControl = control.matches(
          'button, a, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="treeitem"]',
        )
        const label = isControl ? plain(labelOf(control)) : ''
        const name = plain(nameOf(control))
        return label === '' || label === name ? [] : [{ label, name, isIn: name.includes(label) }]
      })

      function nameOf(control: Element): string {
        const others = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
        const texts = others.map((id) => document.getElementById(id)?.textContent)
        return texts.length > 0 ? texts.join(' ') : (control.getAttribute('aria-label') ?? '')
      }

      /** All that can be seen, whether readers read it or not. */
      function labelOf(control: Element): string {
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (walker.nextNode()) {
          const { parentElement: holder, textContent } = walker.currentNode
          const isSeen = holder?.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          })
          if (isSeen && !holder?.closest('.lk-hidden, svg')) texts.push(textContent ?? '')
        }
        return texts.join(' ')
      }

      function plain(text: string): string {
        return text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[\p{P}\p{S}\p{Cf}\s]+/gu, ' ')
          .replace(/[a-z]/g, (letter) => letters[letter] ?? letter)
          .trim()
      }
    },
    locale === 'pseudo' ? LETTERS : {},
  )
}

/** Controls whose name lacks what is written on them, so that nobody can say it to them. WCAG 2.2, 2.5.3. */
export async function unspokenLabels(page: Page, locale = 'en'): Promise<readonly string[]> {
  const found = await renamed(page, locale)
  return found
    .filter(({ isIn }) => !isIn)
    .map(({ label, name }) => `"${label}" is called "${name}"`)
}

/** Whether anything is called otherwise than it is written, in this language. */
export const hasOwnNames = async (page: Page): Promise<boolean> =>
  (await renamed(page, 'en')).length > 0
