import { readSignInMessage } from '../core/wallet/signing/signInMessage.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import type { SignInInput } from './standard.ts'

/** The fields behind the statement, in their order. */
const FIELDS = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/**
 * Writes the message that a page wants signed for a login.
 *
 * Spec: Sign In With Solana, "Message Construction". Ours: the domain is the page's own, and what would be read in another
 * way than it was given is refused: a line break in one field is not the next field.
 *
 * @param host - host and port of the page.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for another domain, or for a field of another form.
 */
export function signInText(input: SignInInput, address: string, host: string): string {
  const { domain = host, statement, resources } = input
  if (domain !== host || host === '')
    throw new SignRequestInvalidError({ details: `This page is not ${domain}.` })
  const lines = FIELDS.flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`],
  )
  if (resources) lines.push('Resources:', ...resources.map((one) => `- ${one}`))
  const parts = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ]
  const text = parts.join('\n\n')
  if (!isReadAs(text, { ...input, domain }))
    throw new SignRequestInvalidError({ details: 'A field of the login has another form.' })
  return text
}

function isReadAs(text: string, { resources = [], ...input }: SignInInput): boolean {
  const read = readSignInMessage(text)
  if (!read || read.resources.join('\n') !== resources.join('\n')) return false
  if (read.resources.length !== resources.length) return false
  const names = [...FIELDS.map(([name]) => name), 'domain', 'statement'] as const
  // the standard's own library reads no message in which a field is empty
  return names.every((name) => read[name] === (input[name] ?? null) && read[name] !== '')
}
