import * as v from 'valibot'
import { verifyStamp } from '../../../crypto/stamp/verifyStamp.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { signUpMessage } from '../../../wire/fields/signUpMessage.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CredentialRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { requireFresh } from '../requireFresh.ts'
import { credentialTypeOfCurve, credentialTypesOfScheme } from './credentialTypes.ts'
import { isWalletKey } from './isWalletKey.ts'

type Item = NewUserParams['apiKeys'][number]

/** What a sign-up came with besides its users. */
export type SignUp = {
  /** The parent organization. */
  readonly organizationId: string
  readonly hasToken: boolean
  readonly nowMs: number
}

/**
 * Refuses a sign-up by the proxy that gives an account the key of a wallet and another login method, unless the wallet
 * agreed to it or a verification token came along.
 *
 * Ours: the keys of wallets are public. A stranger who could put a login method beside somebody's key would share the
 * account when that somebody logs in for the first time. A verification token proves who signs up, not who holds the
 * wallet: see `isProvenWalletKey`.
 *
 * @throws Refusal `REQUEST_INVALID`, `CLIENT_SIGNATURE_INVALID` or `INVALID_TIME`.
 */
export async function requireWalletKeysAgreed(
  users: readonly NewUserParams[],
  signUp: SignUp,
): Promise<void> {
  const methods = countMethods(users)
  // alone, the key is all that the account can be entered with
  if (methods <= 1 && !signUp.hasToken) return
  for (const [u, { apiKeys, authenticators, oauthProviders }] of users.entries())
    for (const [i, item] of apiKeys.entries()) {
      if (!isWalletKey({ type: credentialTypeOfCurve[item.curveType] })) continue
      const path = `parameters.rootUsers.${u}.apiKeys.${i}`
      if (item.proof) await requireAgreement(item, apiKeys, signUp)
      else if (!signUp.hasToken || methods === 1) throw needsProof(path, methods)
      // the wallet agreed to the API keys alone
      const isMore = authenticators.length + oauthProviders.length > 0 || users.length > 1
      if (item.proof && isMore && !signUp.hasToken) throw needsProof(path, methods)
    }
}

/** Accounts in which the key of a wallet may stand that nobody has proven to be meant there. */
const MOST_UNPROVEN = 100

/**
 * Refuses a sign-up that registers the key of a wallet once more without its signature, if that was done very often: each
 * log-in of the wallet looks at all of them.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT`.
 */
export async function requireRoomForWallets(
  reads: Reads,
  users: readonly NewUserParams[],
): Promise<void> {
  if (countMethods(users) <= 1) return
  for (const { publicKey, curveType, proof } of users.flatMap(({ apiKeys }) => apiKeys)) {
    if (proof || !isWalletKey({ type: credentialTypeOfCurve[curveType] })) continue
    if ((await reads.count('credentials', { publicKey })) >= MOST_UNPROVEN)
      throw new Refusal('CREDENTIAL_CONFLICT', {
        details: "too many accounts name the wallet: it needs proof, the wallet's signature",
      })
  }
}

function needsProof(path: string, methods: number): Refusal {
  return new Refusal('REQUEST_INVALID', {
    details:
      methods > 1
        ? `${path} is the key of a wallet: beside other login methods it needs proof (the wallet's signature, for API keys alone), or the request a verificationToken`
        : `${path} is the key of a wallet: beside a verified address it needs proof, the wallet's signature`,
  })
}

async function requireAgreement(
  { publicKey, curveType, proof }: Item,
  apiKeys: readonly Item[],
  { organizationId, nowMs }: SignUp,
): Promise<void> {
  const message = proof?.message ?? ''
  const verdict = await verifyStamp(proof?.stamp ?? '', bytesFromUtf8(message))
  const isOfKey =
    verdict.kind === 'valid' &&
    verdict.publicKey === publicKey &&
    credentialTypesOfScheme(verdict.scheme).includes(credentialTypeOfCurve[curveType])
  if (!isOfKey) throw refusal('the signature is not that of the key')
  const said = v.safeParse(signUpMessage, parseStrictJson(message))
  const isThisSignUp =
    said.success &&
    said.output.organizationId === organizationId &&
    sortedText(said.output.publicKeys) === sortedText(apiKeys.map((key) => key.publicKey))
  if (!isThisSignUp) throw refusal('the message is not about this sign-up')
  requireFresh(said.output.timestampMs, nowMs)
}

const sortedText = (list: readonly string[]) => list.toSorted().join()

function refusal(details: string): Refusal {
  return new Refusal('CLIENT_SIGNATURE_INVALID', { details })
}

function countMethods(users: readonly NewUserParams[]): number {
  const counts = users.map(
    ({ apiKeys, authenticators, oauthProviders }) =>
      apiKeys.length + authenticators.length + oauthProviders.length,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Tells whether the key of a wallet finds its account when a log-in names only the parent organization.
 *
 * Ours: it does not if the proxy made the account with this key beside other login methods and without the wallet's
 * signature. Nobody knows then that the wallet agreed to share the account, and the first log-in must not end there. Within
 * its own organization the key stamps as any other. Decided by the record of what made the account, not by what is left
 * in it.
 */
export async function isProvenWalletKey(
  reads: Reads,
  row: Pick<CredentialRow, 'organizationId' | 'publicKey' | 'createdAtMs'>,
): Promise<boolean> {
  const made = await reads.first('organizations', { id: row.organizationId })
  // a key that came later came with the wallet's signature
  if (!made?.parentId || !made.activityId || row.createdAtMs !== made.createdAtMs) return true
  const place = { organizationId: made.parentId }
  const making = await reads.first('activities', { id: made.activityId, ...place })
  const maker = making && (await reads.first('users', { id: making.userId, ...place }))
  if (!making || (maker && maker.role !== 'proxy')) return true
  const [intent] = Object.values(making.intent)
  const users: readonly NewUserParams[] = isRecord(intent) ? Object(intent).rootUsers : []
  if (countMethods(users) <= 1) return true
  return users.some(({ apiKeys }) =>
    apiKeys.some((item) => item.publicKey === row.publicKey && item.proof !== undefined),
  )
}
