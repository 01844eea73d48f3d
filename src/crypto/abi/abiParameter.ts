/** A parameter: its name, its type as signatures write it, like `(address,uint256)[]`, and the members of the tuple that it is or lists. */
export type AbiParameter = {
  readonly name: string
  readonly text: string
  readonly members?: readonly AbiParameter[] | null
}

type List = {
  readonly item: AbiParameter
  /** 0 where the data tells it. */
  readonly length: number
}

/** What a list is a list of; null for what is none. */
export function listOf({ text, members = null }: AbiParameter): List | null {
  if (!text.endsWith(']')) return null
  const at = text.lastIndexOf('[')
  const item = { name: '', text: text.slice(0, at), members }
  return { item, length: Number(text.slice(at + 1, -1)) }
}
