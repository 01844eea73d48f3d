import { recoverAddress } from 'viem'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import {
  createLatchkitProvider,
  type LatchkitProvider,
} from '../../src/eip1193/createLatchkitProvider.ts'
import { createAccountStage } from './accountStage.ts'

/** A person with an account on Ethereum at a service in memory, asked by a provider of EIP-1193. */
export type TypedDataStage = Awaited<ReturnType<typeof createTypedDataStage>>

/** Makes a person who approves, and a provider on a chain; `asked` has every view that the person was shown. */
export async function createTypedDataStage(caip2: string) {
  const rpcUrl = 'http://127.0.0.1:9/'
  const stage = await createAccountStage({ rpcUrls: { [caip2]: rpcUrl } })
  const asked: SignView[] = []
  const kit: Latchkit = await stage.person({
    chains: [{ caip2, rpcUrl }],
    signing: {
      confirm: async (view) => {
        asked.push(view)
        return true
      },
    },
  })
  await kit.submit('createWallet', {
    walletName: 'Main',
    accounts: [
      {
        curve: 'CURVE_SECP256K1',
        pathFormat: 'PATH_FORMAT_BIP32',
        path: "m/44'/60'/0'/0/0",
        addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
      },
    ],
  })
  const { accounts } = await kit.query('listWalletAccounts', {})
  const provider: LatchkitProvider = createLatchkitProvider(kit)
  const address = accounts[0]?.address ?? ''
  return {
    kit,
    asked,
    address,
    sign: async (typedData: unknown): Promise<string> =>
      String(
        await provider.request({
          method: 'eth_signTypedData_v4',
          params: [address, JSON.stringify(typedData)],
        }),
      ),
    /** Whether a signature of a digest is of the person's account. */
    isSigned: async (digest: string, signature: string) => {
      const signer = await recoverAddress({
        hash: digest as `0x${string}`,
        signature: signature as `0x${string}`,
      })
      return signer.toLowerCase() === address.toLowerCase()
    },
    stop: stage.stop,
  }
}
