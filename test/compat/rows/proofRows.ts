import type { Account } from '../support/compatStage.ts'
import type { QueryRows } from './compatRow.ts'

async function latest({ client, organizationId }: Account) {
  const asked = { organizationId, appName: 'latchkit-software' }
  return (await client.getLatestBootProof(asked)).bootProof
}

export const proofQueries: QueryRows = {
  get_latest_boot_proof: async (account) => [(await latest(account)).deploymentLabel, 'no-enclave'],
  get_boot_proof: async (account) => {
    const { ephemeralPublicKeyHex: ephemeralKey } = await latest(account)
    const { organizationId } = account
    const { bootProof } = await account.client.getBootProof({ organizationId, ephemeralKey })
    return [bootProof.ephemeralPublicKeyHex, ephemeralKey]
  },
}
