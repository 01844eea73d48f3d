import type { ParametersInput, SubmitEndpoints } from 'latchkit/wire'

/** Somebody to sign up. */
export type Person = {
  readonly name: string
  readonly email: string
  readonly hasWallet: boolean
}

/** Somebody whom nobody has met yet, at an address that no mail reaches. */
export function newPerson(): Person {
  const email = `test-${crypto.randomUUID().slice(0, 8)}@person.example`
  return { name: 'Test person', email, hasWallet: true }
}

const everyday = {
  walletName: 'Everyday',
  accounts: [
    {
      curve: 'CURVE_SECP256K1' as const,
      pathFormat: 'PATH_FORMAT_BIP32' as const,
      path: "m/44'/60'/0'/0/0",
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    },
  ],
}

/** What makes an organization of a person. */
export function parametersOf(
  person: Person,
): ParametersInput<SubmitEndpoints['createSubOrganization']> {
  const [userName, userEmail] = [person.name.trim(), person.email.trim()]
  return {
    subOrganizationName: userName,
    rootQuorumThreshold: 1,
    rootUsers: [{ userName, userEmail, apiKeys: [], authenticators: [], oauthProviders: [] }],
    ...(person.hasWallet && { wallet: everyday }),
  }
}
