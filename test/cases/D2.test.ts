import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashByLibraries } from '../support/typedDataLibraries.ts'
import { createTypedDataStage, type TypedDataStage } from '../support/typedDataStage.ts'

let stage: TypedDataStage
beforeAll(async () => {
  stage = await createTypedDataStage('eip155:42161')
})
afterAll(() => stage.stop())

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const domain = {
  name: 'HyperliquidSignTransaction',
  version: '1',
  chainId: 42161,
  verifyingContract: '0x0000000000000000000000000000000000000000',
}

/** The two requests as @nktkas/hyperliquid and Hyperliquid's own page make them. */
const usdSend = {
  primaryType: 'HyperliquidTransaction:UsdSend',
  members: ['string hyperliquidChain', 'string destination', 'string amount', 'uint64 time'],
  message: {
    hyperliquidChain: 'Mainnet',
    destination: '0x5e9ee1089755c3435139848e47e6635505d5a13a',
    amount: '1.5',
    time: 1764165600000,
  },
}
const approveAgent = {
  primaryType: 'HyperliquidTransaction:ApproveAgent',
  members: ['string hyperliquidChain', 'address agentAddress', 'string agentName', 'uint64 nonce'],
  message: {
    hyperliquidChain: 'Mainnet',
    agentAddress: '0x5e9ee1089755c3435139848e47e6635505d5a13a',
    agentName: '',
    nonce: 1764165600001,
    // the SDK sends the whole action: these two are no members of the type
    type: 'approveAgent',
    signatureChainId: '0xa4b1',
  },
}

test.each([usdSend, approveAgent])(
  'the provider has $primaryType shown, approved and signed',
  async ({ primaryType, members, message }) => {
    const types = {
      EIP712Domain: domainType,
      [primaryType]: members.map((member) => {
        const [type = '', name = ''] = member.split(' ')
        return { name, type }
      }),
    }
    stage.asked.length = 0
    const data = { types, primaryType, domain, message }
    const signature = await stage.sign(data)
    expect(stage.asked).toMatchObject([{ effect: { kind: 'typedData', primaryType } }])
    const { viem, ethers } = hashByLibraries(data)
    expect(viem).toBe(ethers)
    expect(await stage.isSigned(viem ?? '', signature)).toBe(true)
  },
)
