import { fragmentWithoutLogin, loginValueIn } from '../../../wire/fields/loginFragment.ts'

/**
 * Takes a login link off the address of the page at once, before anything else of the page can read or keep it.
 *
 * The rest of the fragment and the state of the app's router stay as they are.
 *
 * @returns the fragment as it was; empty where it carries no login.
 */
export function takeLoginLink(): string {
  const fragment = globalThis.location?.hash ?? ''
  if (!loginValueIn(fragment)) return ''
  showFragment(fragmentWithoutLogin(fragment))
  return fragment
}

/** Puts this fragment in place of the one that the page has. */
export function showFragment(fragment: string): void {
  const [page] = location.href.split('#')
  history.replaceState(history.state, '', page + fragment)
}
