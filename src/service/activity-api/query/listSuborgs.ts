import type { RequestOf, ResponseOf } from '../../../wire/endpoint.ts'
import type { LookupFilterType } from '../../../wire/query/listSuborgs.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Reads, Where } from '../../store/store.ts'
import {
  organizationsByClaims,
  organizationsByToken,
} from '../oauth-providers/organizationsByOidc.ts'
import { findEnterable } from '../organizations/addressVerification.ts'
import { organizationsByFilter } from '../organizations/organizationsByFilter.ts'
import { emailOf, phoneNumberOf } from '../otp/normalizeContact.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, type Page, pageOf } from './pageOf.ts'

type Request = RequestOf<QueryEndpoints['listSuborgs']>
type Response = ResponseOf<QueryEndpoints['listSuborgs']>

/** Answers the ids of sub-organizations, in the order of their making. */
export const listSuborgs: Handler<QueryEndpoints['listSuborgs'], CallContext> = (body, context) =>
  answer(body, context, false)

/**
 * The same; an address must be verified to count. Accounts in which nobody ever had a credential count too: whoever
 * verifies their address enters them.
 */
export const listVerifiedSuborgs: Handler<QueryEndpoints['listVerifiedSuborgs'], CallContext> = (
  body,
  context,
) => answer(body, context, true)

async function answer(
  { filterType, filterValue, paginationOptions }: Request,
  context: CallContext,
  isVerifiedOnly: boolean,
): Promise<Response> {
  const { parts, organizationId: parentId } = context
  const page = pageOf(paginationOptions)
  if (filterType === undefined && filterValue === undefined)
    return { organizationIds: await children(parts.store, { parentId }, page) }
  if (filterType === undefined || filterValue === undefined)
    throw new Refusal('REQUEST_INVALID', {
      details: 'filterType and filterValue must come together',
    })
  if (filterType === 'NAME')
    return { organizationIds: await children(parts.store, { parentId, name: filterValue }, page) }
  if (filterType === 'OIDC_TOKEN' || filterType === 'OIDC_CLAIMS') {
    const find = filterType === 'OIDC_TOKEN' ? organizationsByToken : organizationsByClaims
    const { ids, hasUnproven } = await find(context, filterValue)
    const organizationIds = await owned(parts.store, parentId, ids, page)
    return { organizationIds, ...(hasUnproven && { providerNotVerified: true }) }
  }
  const ids = await idsOf(context, { filterType, filterValue, isVerifiedOnly })
  return { organizationIds: await owned(parts.store, parentId, ids, page) }
}

type Filter = {
  readonly filterType: Exclude<LookupFilterType, 'NAME' | 'OIDC_TOKEN' | 'OIDC_CLAIMS'>
  readonly filterValue: string
  readonly isVerifiedOnly: boolean
}

function idsOf(context: CallContext, filter: Filter): Promise<ReadonlySet<string>> {
  const { filterType, filterValue, isVerifiedOnly } = filter
  if (isVerifiedOnly && (filterType === 'EMAIL' || filterType === 'PHONE_NUMBER'))
    return enterableByAddress(context, filterType, filterValue)
  return organizationsByFilter(context.parts.store, { filterType, filterValue }, context.nowMs)
}

async function enterableByAddress(
  { parts, organizationId }: CallContext,
  filterType: 'EMAIL' | 'PHONE_NUMBER',
  text: string,
): Promise<ReadonlySet<string>> {
  const isEmail = filterType === 'EMAIL'
  const contact = isEmail ? emailOf(text) : await phoneNumberOf(text)
  if (contact === null) return new Set()
  return findEnterable(parts.store, parts, {
    verification_type: isEmail ? 'OTP_TYPE_EMAIL' : 'OTP_TYPE_SMS',
    contact,
    organization_id: organizationId,
  })
}

async function children(
  reads: Reads,
  where: Where<'organizations'>,
  page: Page,
): Promise<string[]> {
  const ids = idsBetween(page.after, page.before)
  const order = isBackwards(page) ? 'desc' : 'asc'
  const rows = await reads.find(
    'organizations',
    { ...where, ...(ids ? { id: ids } : {}) },
    { limit: page.limit, order },
  )
  return rows.map(({ id }) => id).toSorted()
}

/** The page of those ids that are sub-organizations of this parent. */
async function owned(
  reads: Reads,
  parentId: string,
  ids: ReadonlySet<string>,
  page: Page,
): Promise<string[]> {
  const { after, before } = page
  const inPage = [...ids]
    .filter((id) => (after === undefined || id > after) && (before === undefined || id < before))
    .toSorted()
  if (isBackwards(page)) inPage.reverse()
  const found: string[] = []
  for (const id of inPage) {
    if (found.length === page.limit) break
    if (await reads.first('organizations', { id, parentId })) found.push(id)
  }
  return found.toSorted()
}

/** With only an end, the page is the one just before it. */
function isBackwards({ after, before }: Page): boolean {
  return before !== undefined && after === undefined
}
