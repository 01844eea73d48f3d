/** Which item a key goes to, around the ends; null for a key that means nothing here. ARIA practices: menu button. */
export function nextItem(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
