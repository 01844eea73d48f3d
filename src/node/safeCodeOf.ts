/** System codes like `ECONNREFUSED`, and words joined like `ERR_INVALID_URL`: no contact and no login code looks like one. */
const PLAIN_CODE = /^(?:E[A-Z]{2,20}\d?|[A-Z]+(?:_[A-Z\d]+){1,6})$/

/** The code of an error when it is one that says nothing about anybody. */
export function safeCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && PLAIN_CODE.test(code) ? code : undefined
}
