import { isRecord } from '../../../lib/isRecord.ts'
import type { Oauth2Provider } from '../../store/rows.ts'
import { fetchDocument, type ProviderFetch, providerUnavailable } from '../oidc/fetchDocument.ts'
import { isSubject } from '../oidc/idTokenClaims.ts'

/**
 * Asks a provider whose access token this is.
 *
 * @throws Refusal `UNAVAILABLE` when it does not say.
 */
export async function fetchSubject(
  providerFetch: ProviderFetch,
  { endpoint, subjectMember }: NonNullable<Oauth2Provider['userInfo']>,
  accessToken: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const document = await fetchDocument(providerFetch, endpoint, headers)
  const subject = subjectMember
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)
  if (!isSubject(subject) || subject.length > 200) throw providerUnavailable()
  return subject
}
