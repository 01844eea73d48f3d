import type { Settings } from '../settings/settings.ts'

/** What stands inside of the provider, and what it takes from the kit. */
export type Screen = {
  readonly names: readonly string[]
  readonly element: string
  readonly component: readonly string[]
}

/** The login as a modal behind a button, or as a part of the page. */
export function printScreen({ presentation }: Settings): Screen {
  if (presentation === 'modal')
    return { names: ['LoginButton'], element: '<LoginButton />', component: [] }
  return {
    names: ['AccountButton', 'Login', 'useSession'],
    element: '<Page />',
    component: [
      'function Page() {',
      '  const { session } = useSession()',
      '  return session ? <AccountButton /> : <Login />',
      '}',
    ],
  }
}
