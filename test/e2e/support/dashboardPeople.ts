import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import type { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import type { DashboardStage } from './dashboardStage.ts'
import { submitAs } from './submitAs.ts'

type Stage = Pick<DashboardStage, 'pen' | 'organizationId' | 'url'>

/** People who have signed up, each with a key and an email address; every second one with a wallet. */
export async function signUpPeople({ pen }: Stage, count: number): Promise<void> {
  for (let each = 0; each < count; each++) {
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const account = {
      curve: 'CURVE_SECP256K1',
      pathFormat: 'PATH_FORMAT_BIP32',
      path: "m/44'/60'/0'/0/0",
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    }
    const reply = await pen.submit('createSubOrganization', {
      subOrganizationName: `Organization ${each}`,
      rootQuorumThreshold: 1,
      rootUsers: [
        {
          userName: `Person ${each}`,
          userEmail: `person-${each}@okafor.example`,
          apiKeys: [{ apiKeyName: 'Laptop', publicKey, curveType: 'API_KEY_CURVE_P256' }],
          authenticators: [],
          oauthProviders: [],
        },
      ],
      ...(each % 2 === 1 && { wallet: { walletName: 'Everyday', accounts: [account] } }),
    })
    if (reply.code !== 'OK') throw new Error(reply.code)
  }
}

/** Somebody of the organization itself who may do nothing alone, and asks for something. */
export async function addMember({ pen, organizationId, url }: Stage, userName: string) {
  const key = await generateKeyPair()
  const apiKey = { apiKeyName: 'Laptop', publicKey: key.publicKeyHex }
  const user = {
    userName,
    apiKeys: [{ ...apiKey, curveType: 'API_KEY_CURVE_P256' }],
    authenticators: [],
    oauthProviders: [],
    userTags: [],
  }
  const { body } = await pen.submit('createUsers', { users: [user] })
  const userId: string = Object(body).activity.result.createUsersResult.userIds[0]
  return {
    userId,
    /** @returns where the activity stands. */
    ask: (name: keyof typeof submitEndpoints, parameters: object) =>
      submitAs({ key, organizationId, url }, name, parameters),
  }
}
