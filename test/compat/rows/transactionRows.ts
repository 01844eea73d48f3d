import { base58 } from '@scure/base'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import type { Account } from '../support/compatStage.ts'
import { makeWallet, solanaAccount } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

/** A transfer of nothing to nobody. */
async function sendNothing(account: Account) {
  const { address: from } = await makeWallet(account)
  const calls = [{ to: `0x${'00'.repeat(19)}01`, value: '0', data: '0x' }]
  const type = 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2'
  return account.client.ethSendTransaction(account.body(type, { from, caip2: 'eip155:1', calls }))
}

/** A transaction of Solana with no instructions, not signed: one signature to be, one payer, the system program. */
function unsignedSolana(payer: string): string {
  const key = hexFromBytes(base58.decode(payer))
  const message = ['010001', '02', key, '00'.repeat(32), '00'.repeat(32), '00']
  return ['01', '00'.repeat(64), ...message].join('')
}

export const transactionSubmits: SubmitRows = {
  eth_send_transaction: sendNothing,
  sol_send_transaction: async ({ client, body }) => {
    const { activity } = await client.createWallet(
      body('ACTIVITY_TYPE_CREATE_WALLET', { walletName: 'Main', accounts: [solanaAccount] }),
    )
    const payer = activity.result.createWalletResult?.addresses[0] ?? ''
    return client.solSendTransaction(
      body('ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2', {
        unsignedTransaction: unsignedSolana(payer),
        signWiths: [payer],
        caip2: 'solana:devnet',
      }),
    )
  },
}

export const transactionQueries: QueryRows = {
  get_nonces: async (account) => {
    const { address } = await makeWallet(account)
    const { organizationId } = account
    const ask = { organizationId, address, caip2: 'eip155:1' as const, nonce: true }
    return [(await account.client.getNonces(ask)).nonce, '0']
  },
  get_send_transaction_status: async (account) => {
    const { activity } = await sendNothing(account)
    const made = activity.result.ethSendTransactionResult
    const sendTransactionStatusId = made?.sendTransactionStatusId ?? ''
    const { organizationId } = account
    const ask = { organizationId, sendTransactionStatusId }
    return [typeof (await account.client.getSendTransactionStatus(ask)).txStatus, 'string']
  },
}
