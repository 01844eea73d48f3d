import { SignRequestInvalidError } from '../../../errors/signing.ts'

/** Of a request that cannot be signed. Part of the flow, so that no reader brings a file for this alone. */
export function invalidRequest(details: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details })
}
