/** Moves the focus to a screen's first field, else to its title, unless somebody is at work elsewhere on the page. */
export function focusScreen(container: HTMLElement | null): void {
  if (mayTakeFocus(container)) fieldOf(container)?.focus()
}

/** What has the first focus of a dialog: its first field, or, where a field would call up a keyboard, its title. */
export function firstFocusOf(container: HTMLElement): HTMLElement | null {
  const hasFinePointer = matchMedia('(pointer: fine)').matches
  return hasFinePointer ? fieldOf(container) : titleOf(container)
}

/** Whether the focus is in this part of the page, or nowhere. A login changes by itself too, and stands in a page. */
export function mayTakeFocus(container: HTMLElement | null): boolean {
  const active = document.activeElement
  return !active || !container || active.contains(container) || container.contains(active)
}

/** What a screen's first focus is: its first field, else its title. */
export function fieldOf(container: HTMLElement | null): HTMLElement | null {
  return container?.querySelector<HTMLElement>('input') ?? titleOf(container)
}

function titleOf(container: HTMLElement | null): HTMLElement | null {
  return container?.querySelector<HTMLElement>('[data-lk-title]') ?? null
}
