import { readClaim } from '../../../crypto/proof/appProofClaim.ts'
import { bundleAnswers } from '../../../wire/bundleAnswers.ts'
import type { ResponseOf } from '../../../wire/endpoint.ts'
import type { AppProof } from '../../../wire/fields/appProof.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { submitAnswers } from '../../../wire/submitAnswers.ts'
import { walletAnswers } from '../../../wire/walletAnswers.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { AddressSubject } from './addressProof.ts'
import { type Answers, onceAtATime } from './once.ts'

/** How many activities are asked for at once: each may bring a hundred proofs. */
const PAGE_SIZE = 10

/** A sign-up; a text, since its table belongs to the login. */
const SIGN_UP =
  'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8' satisfies typeof submitAnswers.createSubOrganization.type

/** What makes addresses. First what makes a wallet: there are fewer of them. */
const MAKERS: readonly (readonly string[])[] = [
  [walletAnswers.createWallet.type, bundleAnswers.importWallet.type, SIGN_UP],
  [walletAnswers.createWalletAccounts.type],
]

/**
 * Finds the proof that the service gave for an address, in what is at hand and then in the activities of the
 * organization; null when there is none. Not verified.
 *
 * Ours: a proof for the same wallet and path counts as one for this address too, so that one which names another address
 * is seen for what it is.
 */
export async function findProof(
  asker: Pick<Latchkit, 'query'>,
  subject: AddressSubject,
  atHand: readonly AppProof[],
  signal?: AbortSignal,
): Promise<AppProof | null> {
  const found = proofAmong(atHand, subject)
  if (found) return found
  for (const types of MAKERS) {
    let after: string | undefined
    do {
      const body = {
        filterByType: [...types],
        filterByStatus: ['ACTIVITY_STATUS_COMPLETED' as const],
        paginationOptions: { limit: String(PAGE_SIZE), ...(after && { after }) },
      }
      // several rows of a list are checked at once and ask the same, so no signal ends it for all
      const question = `${subject.organizationId} ${JSON.stringify(body)}`
      const ask = () => asker.query('listActivities', body)
      const { activities } = await onceAtATime(pagesUnderWay, asker, question, ask)
      signal?.throwIfAborted()
      const proofs = await Promise.all(activities.map((one) => proofsOf(asker, one)))
      signal?.throwIfAborted()
      const proof = proofAmong(proofs.flat(), subject)
      if (proof) return proof
      after = activities.length < PAGE_SIZE ? undefined : activities.at(-1)?.id
    } while (after !== undefined)
  }
  return null
}

type ActivityPage = ResponseOf<QueryEndpoints['listActivities']>
type ListedActivity = ActivityPage['activities'][number]

const pagesUnderWay: Answers<ActivityPage> = new WeakMap()

/** The proofs of an activity. A summary, which comes where a page would be too large, has an empty intent and none. */
async function proofsOf(
  asker: Pick<Latchkit, 'query'>,
  { id, intent, appProofs = [] }: ListedActivity,
): Promise<readonly AppProof[]> {
  if (appProofs.length > 0 || Object.keys(intent).length > 0) return appProofs
  return (await asker.query('listAppProofs', { activityId: id })).appProofs
}

/** First one that names the address, else one that names its place. */
function proofAmong(proofs: readonly AppProof[], subject: AddressSubject): AppProof | null {
  let ofPlace: AppProof | null = null
  for (const proof of proofs) {
    const { claim } = readClaim(proof.proofPayload) ?? {}
    if (claim?.type !== subject.type) continue
    const isOfPlace =
      claim.walletId === subject.walletId && claim.derivationPath === subject.derivationPath
    if (claim.address === subject.address && isOfPlace) return proof
    if (claim.address === subject.address || isOfPlace) ofPlace ??= proof
  }
  return ofPlace
}
