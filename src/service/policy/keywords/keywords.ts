import { any } from '../language/policyType.ts'
import { activity } from './activity.ts'
import { privateKey, wallet, walletAccount, wallets } from './keys.ts'
import type { Keyword } from './keyword.ts'
import { bitcoinTx, ethTx, solanaTx, tronTx } from './transactions.ts'
import { eip712, eip7702Authorization } from './typedData.ts'

/** What a condition may ask about, by its name; `eth.tx` is the field `tx` of `eth`. */
export const keywords: Readonly<Record<string, Keyword>> = {
  activity,
  wallet,
  wallets,
  wallet_account: walletAccount,
  private_key: privateKey,
  'eth.tx': ethTx,
  'eth.eip_712': eip712,
  'eth.eip_7702_authorization': eip7702Authorization,
  'solana.tx': solanaTx,
  'bitcoin.tx': bitcoinTx,
  'tron.tx': tronTx,
  'tempo.tx': { type: any },
}
