import { Refusal } from '../http/refusal.ts'
import type { Reads, Transaction } from '../store/store.ts'

/** Which organization a request names, and when it came. */
export type Call = {
  readonly organizationId: string
  readonly nowMs: number
  /** Whether the credential may be that of a sub-organization: a log-in does not know its account yet. */
  readonly findsAccount: boolean
  /** Whether the stamp confirms an activity, other than a log-in. @default it does not */
  readonly confirms?: boolean | undefined
}

/** What signed a request, as its vote tells it. */
export type Signer = {
  readonly publicKey: string
  readonly scheme: string
  readonly signature: string
}

/** Who made a stamp. */
export type StampHolder = {
  readonly userId: string
  /** Where the credential is at home, and how the organization of the request stands to that. */
  readonly organizationId: string
  readonly place: Place
  readonly signer: Signer
  /** The session profile of the key that stamped. @default none */
  readonly sessionProfileId?: string | null | undefined
  /** Whether it is the key of a session, or one that a session registered. @default it is not */
  readonly isOfSession?: boolean | undefined
  /** By what the person logged in whose stamp it is, or does now. @default not known */
  readonly method?: string | undefined
  /** The mark of the key that stamped, if it is that of a session. @default it is not */
  readonly sessionMark?: string | undefined
  /**
   * Records that the stamp was used: a passkey counts, a key remembers when. To be called before anything is done for it; the answer to what was
   * done before is no use. Refuses by throwing.
   */
  readonly use?: (() => Promise<void>) | undefined
  /** The key that stamped, if this is the first proof in its organization that somebody holds it. @default none */
  readonly provenKeyId?: string | null | undefined
  /** What a log-in by this stamp has to write: a token that vouched for it is used up. Refuses by throwing. */
  readonly enter?: ((tx: Transaction) => Promise<void>) | undefined
}

/** `own`: the organization that was named; `parent`: the one that owns it; `account`: one that it owns. */
export type Place = 'own' | 'parent' | 'account'

type Held = { readonly organizationId: string }

/** How credentials of one kind are found. */
export type Lookup<Row extends Held> = {
  readonly inOrganization: (organizationId: string) => Promise<Row | undefined>
  readonly anywhere: () => Promise<readonly Row[]>
  /** One that is over stands in nobody's way. */
  readonly isOver: (row: Row) => boolean
}

/**
 * Finds a credential in the organization that a request names, else in its parent, else, for a log-in, in one of its
 * sub-organizations; undefined where there is none.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT` when several sub-organizations have it.
 */
export async function findHeld<Row extends Held>(
  reads: Reads,
  { organizationId, findsAccount }: Call,
  { inOrganization, anywhere, isOver }: Lookup<Row>,
): Promise<{ readonly row: Row; readonly place: Place } | undefined> {
  const own = await inOrganization(organizationId)
  if (own) return { row: own, place: 'own' }
  const organization = await reads.first('organizations', { id: organizationId })
  const inParent = organization?.parentId ? await inOrganization(organization.parentId) : undefined
  if (inParent) return { row: inParent, place: 'parent' }
  if (!findsAccount || !organization) return undefined
  const accounts: Row[] = []
  for (const row of await anywhere())
    if (await reads.first('organizations', { id: row.organizationId, parentId: organizationId }))
      accounts.push(row)
  const live = accounts.filter((row) => !isOver(row))
  if (live.length > 1) throw new Refusal('CREDENTIAL_CONFLICT')
  const row = live[0] ?? accounts[0]
  return row && { row, place: 'account' }
}
