import { describe, expect, test } from 'vitest'
import { newPerson, parametersOf } from './newPerson.ts'

describe('newPerson', () => {
  test('is another one each time, at an address that no mail reaches', () => {
    const [one, other] = [newPerson(), newPerson()]
    expect(one.email).toMatch(/@person\.example$/)
    expect(one.email).not.toBe(other.email)
  })
})

describe('parametersOf', () => {
  const person = { name: ' Mara ', email: ' mara@okafor.example ', hasWallet: false }

  test('makes them the only root user, with the address as the only way in', () => {
    expect(parametersOf(person)).toEqual({
      subOrganizationName: 'Mara',
      rootQuorumThreshold: 1,
      rootUsers: [
        {
          userName: 'Mara',
          userEmail: 'mara@okafor.example',
          apiKeys: [],
          authenticators: [],
          oauthProviders: [],
        },
      ],
    })
  })

  test('adds a wallet where one is wanted', () => {
    const { wallet } = parametersOf({ ...person, hasWallet: true })
    expect(wallet).toMatchObject({
      walletName: 'Everyday',
      accounts: [{ curve: 'CURVE_SECP256K1' }],
    })
  })
})
