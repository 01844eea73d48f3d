import { createTargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { withoutSlash } from '../../../lib/withoutSlash.ts'
import type { ParametersInput, ResultOf } from '../../../wire/activity.ts'
import { bundleAnswers } from '../../../wire/bundleAnswers.ts'
import { sessionAnswers } from '../../../wire/sessionAnswers.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { endSession } from '../../actions/endSession.ts'
import { createActivityClient } from '../../http/createActivityClient.ts'
import { createQueryClient } from '../../http/createQueryClient.ts'
import { createLinkContext, type LinkContext, requireSession } from '../../linking/linkContext.ts'
import { type Confirmation, freshSession } from './confirmation.ts'
import { trustedExportKey } from './exportKey.ts'
import { type KeyForm, type KeySubject, keyTextOf } from './keyText.ts'
import { type Arrived, holdSecret, type SealedSecret } from './sealedSecret.ts'

/** A wallet whose phrase is to leave the service. */
export type WalletExport = { readonly walletId: string; readonly confirm: Confirmation }

/** A private key that is to leave the service: of an account, by its address, or one that stands alone. */
export type PrivateKeyExport = {
  readonly of: KeySubject
  readonly confirm: Confirmation
  /** How it is written. @default as the wallets of its chain take it; `hex` for a chain whose wallets have no form of their own */
  readonly form?: KeyForm | undefined
}

type Exports = Pick<SubmitEndpoints, 'exportWallet' | 'exportWalletAccount' | 'exportPrivateKey'>

type Submit = <N extends keyof Exports>(
  name: N,
  parameters: ParametersInput<Exports[N]>,
) => Promise<ResultOf<Exports[N]>>

type Ask = (submit: Submit, targetPublicKey: string) => Promise<{ readonly exportBundle: string }>

type Reading = Pick<Arrived, 'textFromBytes' | 'wordCountOf' | 'isMeant'>

const PHRASE: Reading = {
  textFromBytes: (bytes) => utf8FromBytes(bytes) ?? '',
  wordCountOf: (bytes) => bytes.filter((byte) => byte === 0x20).length + 1,
  isMeant: async () => true,
}

/**
 * Brings the recovery phrase of a wallet, encrypted to a key that was made for it, after the person has confirmed it anew.
 *
 * Spec: Submit endpoints, common rules (export_wallet, from the public wire); Authentication › X-Stamp-WebAuthn.
 * Ours: a passkey stamps the activity itself; after a code it is stamped by the key of a login of its own, which is ended
 * at once and kept nowhere. The session's key stamps none of it.
 *
 * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when the prompt was closed; nothing has left the service.
 * @throws OtpCodeInvalidError `OTP_CODE_INVALID` when the code is wrong; the person may try again.
 * @throws BundleRefusedError `BUNDLE_REFUSED` when the bundle is not by the key that is trusted, or none is.
 * @example
 * const secret = await exportWallet(kit, { walletId, confirm: 'passkey' })
 * show(await secret.open())
 * secret.forget()
 */
export function exportWallet(
  kit: LinkContext['kit'],
  { walletId, confirm }: WalletExport,
  signal?: AbortSignal,
): Promise<SealedSecret> {
  const ask: Ask = (submit, targetPublicKey) =>
    submit('exportWallet', { walletId, targetPublicKey })
  return exportSecret(kit, ask, confirm, async () => PHRASE, signal)
}

/**
 * Brings a private key in the same way, written as the wallets of its chain take it or in the form that is asked for.
 *
 * Spec: Submit endpoints, common rules (export_wallet_account and export_private_key, from the public wire).
 *
 * @throws RequestInvalidError `REQUEST_INVALID` for a form of another curve than the key's; nothing was asked then.
 * @throws the same as `exportWallet`.
 * @example
 * const secret = await exportPrivateKey(kit, { of: { address }, confirm: 'passkey' })
 */
export function exportPrivateKey(
  kit: LinkContext['kit'],
  { of, confirm, form }: PrivateKeyExport,
  signal?: AbortSignal,
): Promise<SealedSecret> {
  const ask: Ask = (submit, targetPublicKey) =>
    'address' in of
      ? submit('exportWalletAccount', { address: of.address, targetPublicKey })
      : submit('exportPrivateKey', { ...of, targetPublicKey })
  const reading = async (until: AbortSignal) => ({
    ...(await keyTextOf(kit, of, form, until)),
    wordCountOf: () => 1,
  })
  return exportSecret(kit, ask, confirm, reading, signal)
}

async function exportSecret(
  kit: LinkContext['kit'],
  ask: Ask,
  confirm: Confirmation,
  readingOf: (signal: AbortSignal) => Promise<Reading>,
  signal: AbortSignal = new AbortController().signal,
): Promise<SealedSecret> {
  const context = createLinkContext(kit)
  const { organizationId } = requireSession(context)
  // first of all, so that nobody confirms an export that could not be checked
  const [pinnedKeyHex, reading] = await Promise.all([
    trustedExportKey(context, signal),
    readingOf(signal),
  ])
  const target = await createTargetKey()
  const work = (submit: Submit) => ask(submit, target.publicKeyUncompressedHex)
  const { exportBundle: bundle } =
    confirm === 'passkey'
      ? await work((name, parameters) =>
          kit.submit(name, parameters, { stampWith: 'passkey', signal }),
        )
      : await afterCode(context, confirm, work, signal)
  return holdSecret(target, { bundle, organizationId, pinnedKeyHex, ...reading })
}

/** Logs in for this one activity, and ends that session whatever comes of it. */
async function afterCode<T>(
  context: LinkContext,
  confirm: Exclude<Confirmation, 'passkey'>,
  work: (submit: Submit) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { network, kit } = context
  const fresh = await freshSession(context, confirm, signal)
  const { organizationId } = fresh.session
  const apiBaseUrl = withoutSlash(kit.options.apiBaseUrl)
  const timed = { ...network, nowMs: kit.nowMs }
  const answers = { ...bundleAnswers, ...sessionAnswers }
  const activities = createActivityClient(timed, apiBaseUrl, answers)
  const sender = { key: fresh.keyPair, organizationId }
  try {
    return await work((name, parameters) => activities.submit(sender, name, parameters, { signal }))
  } finally {
    const queriesHaveTime = async () => (await kit.loadConfig()).queriesHaveTime
    const queries = createQueryClient({ ...timed, queriesHaveTime }, apiBaseUrl)
    // what fails here ends by itself: nobody has its key
    await endSession({ queries, activities }, fresh).catch(() => undefined)
  }
}
