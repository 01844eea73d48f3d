import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import { solanaAccount } from '../walletSteps.ts'
import type { CallTable } from './everyCall.ts'
import { byPerson, type Ground } from './preparing.ts'
import { walletOf } from './walletCalls.ts'

const TO = `0x${'12'.repeat(20)}`
const caip2 = 'eip155:1' as const
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const
const contract = {
  smartContractAddress: TO,
  smartContractInterface: '[{"type":"error","name":"Wrong","inputs":[]}]',
  type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
  label: 'Token',
} as const

async function transferOf({ made }: Ground) {
  const wallet = { walletName: 'Solana', accounts: [solanaAccount] }
  const { addresses } = await made('createWallet', wallet)
  const [payer = ''] = addresses
  const instructions = [transfer(payer, payer, 1n)]
  return { payer, unsigned: unsignedTransaction({ payer, instructions }) }
}

/** Every activity that sends, or knows contracts, ready to be submitted. */
export const chainCalls: CallTable = {
  createSmartContractInterface: byPerson('createSmartContractInterface', () => contract),
  deleteSmartContractInterface: byPerson('deleteSmartContractInterface', async ({ made }) => {
    const { smartContractInterfaceId } = await made('createSmartContractInterface', contract)
    return { smartContractInterfaceId }
  }),
  ethSendTransaction: byPerson('ethSendTransaction', async (ground) => ({
    from: (await walletOf(ground)).address,
    caip2,
    to: TO,
    value: '1',
  })),
  ethSendTransactionV2: byPerson('ethSendTransactionV2', async (ground) => ({
    from: (await walletOf(ground)).address,
    caip2,
    calls: [{ to: TO, value: '1' }],
  })),
  solSendTransaction: byPerson('solSendTransaction', async (ground) => {
    const { payer, unsigned } = await transferOf(ground)
    return { signWith: payer, caip2: devnet, unsignedTransaction: unsigned }
  }),
  solSendTransactionV2: byPerson('solSendTransactionV2', async (ground) => {
    const { payer, unsigned } = await transferOf(ground)
    return { signWiths: [payer], caip2: devnet, unsignedTransaction: unsigned }
  }),
}
