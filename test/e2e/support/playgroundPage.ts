import type { Page } from 'playwright'

/** The example app inside of the playground. */
export const previewOf = (page: Page) => page.frameLocator('iframe')

/** A tab of the drawer; its name may be followed by a count. */
export const drawerTab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) })
