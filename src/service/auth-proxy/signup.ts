import { readToken } from '../../crypto/token/readToken.ts'
import type { ResultOf } from '../../wire/activity.ts'
import type { RequestOf } from '../../wire/endpoint.ts'
import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { createSubOrganization } from '../../wire/submit/createSubOrganization.ts'
import type { Handler } from '../http/handler.ts'
import { methodDisabled } from '../http/methodDisabled.ts'
import { Refusal } from '../http/refusal.ts'
import { clientSignatureOf } from './clientSignatureOf.ts'
import type { ProxyContext } from './proxyContext.ts'
import { requireOwnToken } from './requireTokenFor.ts'
import { walletParamsOf } from './walletParamsOf.ts'

type Body = RequestOf<typeof proxyEndpoints.signup>

/**
 * Spec: Authentication proxy endpoints › /v1/signup.
 * Ours: the names that a person did not give are the address and the time. Claims of an identity provider count only
 * beside its token: the activity API refuses them to the proxy's key otherwise. A sign-up with a wallet answers its app
 * proofs, which the proxy does not look at.
 */
export const signup: Handler<typeof proxyEndpoints.signup, ProxyContext> = async (
  body,
  context,
) => {
  const { api, clock, config } = context
  const { userEmail, userPhoneNumber, apiKeys, authenticators, oauthProviders } = body
  // keys of the other curves are those of external wallets
  const isByWallet = apiKeys.some(({ curveType }) => curveType !== 'API_KEY_CURVE_P256')
  if (isByWallet && !config.enabledProviders.includes('wallet')) throw methodDisabled('WALLET')
  if (authenticators.length > 0 && !config.offersPasskeys) throw methodDisabled('PASSKEY')
  if (body.verificationToken !== undefined) await requireOwnToken(body.verificationToken, context)
  const nowMs = clock.nowMs()
  const parameters = {
    subOrganizationName: body.organizationName || `sub-org-${nowMs}`,
    rootUsers: [
      {
        userName: body.userName || userEmail || `user-${nowMs}`,
        userEmail,
        userPhoneNumber,
        apiKeys,
        authenticators,
        oauthProviders,
      },
    ],
    rootQuorumThreshold: 1,
    wallet: body.wallet && walletParamsOf(body.wallet),
    ...proofOf(body),
  }
  if (!body.wallet) return answerOf(await api.submit(createSubOrganization, parameters))
  const { result, appProofs } = await api.submitProven(createSubOrganization, parameters)
  return { ...answerOf(result), appProofs }
}

function answerOf(result: ResultOf<typeof createSubOrganization>) {
  return {
    organizationId: result.subOrganizationId,
    userId: result.rootUserIds?.[0],
    wallet: result.wallet,
  }
}

/** The short form of the signature does not say whose it is: it is that of the key that the token names. */
function proofOf(body: Body) {
  const { verificationToken } = body
  if (verificationToken === undefined) return {}
  const publicKey = readToken(verificationToken)?.public_key
  if (typeof publicKey !== 'string') throw new Refusal('VERIFICATION_TOKEN_INVALID')
  const clientSignature = clientSignatureOf(body, verificationToken, publicKey)
  return { verificationToken, clientSignature }
}
