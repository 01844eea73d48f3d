/** What a mockup shows, in the kit: its stories in the order of the mockup, pages of the running whole, or files. */
export type Mockup = {
  /** Its file, without an ending. */
  readonly name: string
  readonly stories?: readonly string[]
  readonly pages?: readonly PageName[]
  /** Drawings, from the root of the repository. */
  readonly files?: readonly string[]
  /** What differs, and why; `'nothing'` where at most sample data, the page around and the cut of the font do. */
  readonly differs: 'nothing' | readonly [string, ...string[]]
  /** As the toolbars of the Storybook call them: @default 'light', 'ltr', 416 */
  readonly theme?: 'light' | 'dark'
  readonly direction?: 'ltr' | 'rtl'
  readonly width?: 416 | 768 | 1200
}

/** Pages that the running whole is brought to. */
export type PageName =
  | 'first-phone'
  | 'code-phone'
  | 'account'
  | 'playground'
  | 'playground-requests'
  | 'playground-phone-rtl'
  | 'dashboard-auth'
  | 'dashboard-email'
  | 'dashboard-sms'
  | 'dashboard-organizations'
  | 'dashboard-activities'
  | 'dashboard-webhooks'
  | 'letter'

/** A mockup that is drawn light and dark. */
export function both(name: string, mockup: Omit<Mockup, 'name' | 'theme'>): readonly Mockup[] {
  return [
    { ...mockup, name },
    { ...mockup, name: `${name}.dark`, theme: 'dark' },
  ]
}
