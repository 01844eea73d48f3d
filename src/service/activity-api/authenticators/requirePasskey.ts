import { writeWebauthnStamp } from '../../../crypto/stamp/webauthnStampFormat.ts'
import { methodDisabled } from '../../http/methodDisabled.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AuthenticatorRow } from '../../store/rows.ts'
import type { Store } from '../../store/store.ts'
import type { PasskeyStamp } from '../requireStamp.ts'
import { type Call, findHeld, type StampHolder } from '../stampHolder.ts'
import { assertionInvalid } from './assertionInvalid.ts'
import { PASSKEY_CREDENTIAL } from './authenticatorFromRow.ts'
import { findPasskeyPolicy } from './passkeyPolicy.ts'
import { type Assertion, verifyAssertion } from './verifyAssertion.ts'

/**
 * Finds whose passkey made a stamp, and checks that it did.
 *
 * Ours: a passkey that confirms an activity must have verified its holder, whatever the configuration says. The signer of the vote is told with the whole stamp as its signature, because what a passkey signs is not the
 * body alone.
 *
 * @throws Refusal `ORGANIZATION_NOT_FOUND`, `CREDENTIAL_NOT_FOUND`, `CREDENTIAL_CONFLICT`, `METHOD_DISABLED` or `SIGNATURE_INVALID` with the check that failed.
 */
export async function requirePasskey(
  store: Store,
  call: Call,
  { kind: _, challenge, ...stamp }: PasskeyStamp,
): Promise<StampHolder> {
  const { credentialId } = stamp
  const anywhere = () => store.find('authenticators', { credentialId })
  const held = await findHeld(store, call, {
    inOrganization: (organizationId) =>
      store.first('authenticators', { organizationId, credentialId }),
    anywhere,
    isOver: () => false,
  })
  if (!held)
    throw new Refusal(
      (await anywhere()).length > 0 ? 'ORGANIZATION_NOT_FOUND' : 'CREDENTIAL_NOT_FOUND',
    )
  const { row, place } = held
  const policy = await findPasskeyPolicy(store, row.organizationId)
  if (!policy || (call.findsAccount && !policy.isOffered)) throw methodDisabled('PASSKEY')
  const userVerification = call.confirms ? 'required' : policy.userVerification
  const asked = { ...policy, userVerification } as const
  const assertion = await verifyAssertion(stamp, { challenge, policy: asked, passkey: row })
  const { organizationId, userId, publicKey } = row
  const signer = { publicKey, scheme: PASSKEY_CREDENTIAL, signature: writeWebauthnStamp(stamp) }
  const use = () => recordUse(store, row, { assertion, nowMs: call.nowMs })
  return { organizationId, userId, place, signer, method: 'passkey', use }
}

type Use = { readonly assertion: Assertion; readonly nowMs: number }

/**
 * Most passkeys count nothing, so most uses write nothing. Of two uses with the same count one comes through.
 *
 * @throws Refusal `SIGNATURE_INVALID` when the passkey has counted before, and not on.
 */
async function recordUse(store: Store, row: AuthenticatorRow, { assertion, nowMs }: Use) {
  const { signCount, isBackedUp } = assertion
  const hasCounted = signCount > 0 || row.signCount > 0
  if (hasCounted && signCount <= row.signCount) throw notGrown()
  if (signCount === row.signCount && isBackedUp === row.isBackedUp) return
  const changed = await store.transaction(
    (tx) =>
      tx.update(
        'authenticators',
        { id: row.id, signCount: row.signCount },
        { signCount, isBackedUp, updatedAtMs: nowMs },
      ),
    { organizationId: row.organizationId },
  )
  if (changed === 0) throw notGrown()
}

function notGrown(): Refusal {
  return assertionInvalid('its sign counter did not grow')
}
