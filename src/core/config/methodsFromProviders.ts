import { type LoginMethod, methodFromName } from './loginMethod.ts'

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
    const method = methodFromName(name)
    if (method) enabled.add(method)
  }
  return chosen ? [...new Set(chosen)].filter((method) => enabled.has(method)) : [...enabled]
}
