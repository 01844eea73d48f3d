/** Moves the focus to a screen's first field, else to its title. */
export function focusScreen(container: HTMLElement | null): void {
  fieldOf(container)?.focus()
}

/** What a screen's first focus is: its first field, else its title. */
export function fieldOf(container: HTMLElement | null): HTMLElement | null {
  return container?.querySelector<HTMLElement>('input') ?? titleOf(container)
}

export function titleOf(container: HTMLElement | null): HTMLElement | null {
  return container?.querySelector<HTMLElement>('[data-lk-title]') ?? null
}
