import type { LoginMethod } from './loginMethod.ts'

const METHOD_BY_PROVIDER: Readonly<Record<string, LoginMethod>> = { email: 'email' }

/**
 * Turns the service's provider names into login methods: the order is kept, names that this kit cannot do are dropped.
 *
 * @param chosen - the app's own choice; may only narrow and reorder.
 */
export function methodsFromProviders(
  providers: readonly string[],
  chosen?: readonly LoginMethod[],
): readonly LoginMethod[] {
  const enabled = new Set<LoginMethod>()
  for (const name of providers) {
    const method = Object.hasOwn(METHOD_BY_PROVIDER, name) ? METHOD_BY_PROVIDER[name] : undefined
    if (method) enabled.add(method)
  }
  return chosen ? [...new Set(chosen)].filter((method) => enabled.has(method)) : [...enabled]
}
