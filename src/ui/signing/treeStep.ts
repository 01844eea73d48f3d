/** What a key does in a tree: goes somewhere, folds or unfolds, or acts on where it is. */
export type TreeStep =
  | { readonly to: string }
  | { readonly fold: readonly string[]; readonly isFolded: boolean }
  | { readonly acts: true }

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
  const goTo = (to: Element | null | undefined): TreeStep | null => (to ? { to: to.id } : null)
  const fold = (isFolded: boolean): TreeStep => ({ fold: [item.id], isFolded })
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
      if (folded === 'false') return fold(false)
      return folded === 'true' ? goTo(items[at + 1]) : null
    case outwards:
      if (folded === 'true') return fold(true)
      // a group stands behind the item that it belongs to
      return item.parentElement === tree ? null : goTo(item.parentElement?.previousElementSibling)
    case 'Enter':
    case ' ':
      return folded === null ? { acts: true } : fold(folded === 'true')
    case '*': {
      const siblings = items.filter(({ parentElement }) => parentElement === item.parentElement)
      const closed = siblings.filter((one) => one.getAttribute('aria-expanded') === 'false')
      return { fold: closed.map(({ id }) => id), isFolded: false }
    }
    default: {
      if (key.length !== 1) return null
      const others = [...items.slice(at + 1), ...items.slice(0, at)]
      return goTo(others.find(({ dataset }) => dataset.name?.startsWith(key.toLowerCase())))
    }
  }
}
