/** Closes a switch over a union: does not compile while a case is missing, and names the value at run time. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`)
}
