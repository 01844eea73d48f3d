import { writeStamp } from '../../crypto/stamp/stampFormat.ts'
import type { LinkMessage } from '../../wire/fields/linkMessage.ts'
import type { WalletAccount } from '../login/wallet/externalWallet.ts'
import { type LinkContext, requireSession } from './linkContext.ts'
import { requireOwn } from './requireOwn.ts'

/**
 * Makes an external wallet a way in: it signs for this account, and its key is added. One that is a way into this account
 * already stays as it is.
 *
 * Spec: Authentication proxy endpoints › /v1/account; create_api_keys of the public wire.
 * Ours: the text is written over several lines, since the wallet shows it to the person.
 *
 * @throws WalletRejectedError and its siblings, when the wallet does not sign.
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when another account has it; then nothing is changed.
 */
export async function addWallet(
  context: LinkContext,
  wallet: Pick<WalletAccount, 'stamp'>,
  signal: AbortSignal,
): Promise<void> {
  const { organizationId, userId } = requireSession(context)
  const timestampMs = String(context.kit.nowMs())
  const said: LinkMessage = { type: 'USAGE_TYPE_LINK_WALLET', organizationId, userId, timestampMs }
  const message = JSON.stringify(said, null, 2)
  const stamp = await wallet.stamp(message, signal)
  const { publicKey } = stamp
  const filter = { filterType: 'PUBLIC_KEY', filterValue: publicKey } as const
  if (await requireOwn(context, filter, signal)) return
  const curveType =
    stamp.scheme === 'SIGNATURE_SCHEME_TK_API_ED25519'
      ? 'API_KEY_CURVE_ED25519'
      : 'API_KEY_CURVE_SECP256K1'
  const apiKey = { apiKeyName: `wallet-auth:${publicKey}`, publicKey, curveType } as const
  const apiKeys = [{ ...apiKey, proof: { message, stamp: writeStamp(stamp) } }]
  await context.kit.submit('createApiKeys', { userId, apiKeys }, { signal })
}
