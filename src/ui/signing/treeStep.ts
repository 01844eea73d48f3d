/** What a key does in a tree: what it presses, which folds and unfolds, and where it goes after. */
export type TreeStep = {
  readonly presses: readonly HTMLElement[]
  readonly to: HTMLElement
}

/** What a key does here; null for one that means nothing. ARIA practices: tree view. */
export function treeStep(
  tree: Element,
  current: string,
  key: string,
  isRtl: boolean,
): TreeStep | null {
  const items = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === current),
  )
  const item = items[at]
  if (!item) return null
  const folded = item.getAttribute('aria-expanded')
  const press = (...presses: readonly HTMLElement[]): TreeStep => ({ presses, to: item })
  const goTo = (to: Element | null | undefined): TreeStep | null =>
    to instanceof HTMLElement ? { presses: [], to } : null
  const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case 'ArrowDown':
      return goTo(items[at + 1])
    case 'ArrowUp':
      return goTo(items[at - 1])
    case 'Home':
      return goTo(items[0])
    case 'End':
      return goTo(items.at(-1))
    case inwards:
      if (folded === 'false') return press(item)
      return folded === 'true' ? goTo(items[at + 1]) : null
    case outwards:
      if (folded === 'true') return press(item)
      // a group stands behind the item that it belongs to
      return item.parentElement === tree ? null : goTo(item.parentElement?.previousElementSibling)
    case 'Enter':
    case ' ':
      // an address that is short; what unfolds has none
      return press(item.querySelector<HTMLElement>('.lk-short') ?? item)
    case '*': {
      const isFoldedBeside = (one: Element) =>
        one.parentElement === item.parentElement && one.getAttribute('aria-expanded') === 'false'
      return press(...items.filter(isFoldedBeside))
    }
    default: {
      if (key.length !== 1) return null
      const others = [...items.slice(at + 1), ...items.slice(0, at)]
      return goTo(others.find(({ dataset }) => dataset.name?.startsWith(key.toLowerCase())))
    }
  }
}
