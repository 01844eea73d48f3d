/**
 * How a message of a node is recognized: by one expression, or by several that match one after the other.
 *
 * A list takes the place of `first.*second`, which takes more than linear time on a long message of an unknown node.
 */
export type MessagePattern = RegExp | readonly RegExp[]

/** Whether the message matches. For a list, each expression is looked for behind the match of the one before. */
export function matchesMessage(pattern: MessagePattern, message: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(message)
  let rest = message
  for (const next of pattern) {
    const match = next.exec(rest)
    if (!match) return false
    rest = rest.slice(match.index + match[0].length)
  }
  return true
}
