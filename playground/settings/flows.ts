/** What the preview shows to whoever is logged in, and what its tab is called. */
export const flows = {
  login: 'Login',
  account: 'Account',
  signing: 'Signing',
  session: 'Session',
} as const

export type Flow = keyof typeof flows
