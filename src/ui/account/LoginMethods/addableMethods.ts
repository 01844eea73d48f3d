import type { WayIn } from '../../../core/actions/waysIn.ts'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'

/**
 * The methods that can be added: all that the login offers, in its order. One address of each kind and one account of each
 * provider are enough, passkeys and wallets may be several.
 */
export function addableMethods(
  methods: readonly LoginMethod[],
  ways: readonly Pick<WayIn, 'method'>[],
): readonly LoginMethod[] {
  const isThere = (method: LoginMethod) => ways.some((way) => way.method === method)
  return methods.filter((method) => method === 'passkey' || method === 'wallet' || !isThere(method))
}
