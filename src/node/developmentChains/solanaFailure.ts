/** A run that failed, as the runtime tells it. */
export type SolanaFailure = {
  toString(): string
  meta(): { logs(): readonly string[]; computeUnitsConsumed(): bigint }
}

/**
 * The error of a failed run as nodes write it, like `{"InstructionError":[0,{"Custom":1}]}` or `"AlreadyProcessed"`.
 *
 * The runtime has numbers for these whose names only its texts tell.
 */
export function errorFromFailure(failure: SolanaFailure): unknown {
  const text = failure.toString()
  const [, index, custom, name] =
    /InstructionError\(\s*(\d+),\s*(?:Custom\(\s*(\d+),?\s*\)|(\w+))/.exec(text) ?? []
  if (custom !== undefined) return { InstructionError: [Number(index), { Custom: Number(custom) }] }
  if (name !== undefined) return { InstructionError: [Number(index), name] }
  return /err: (\w+)/.exec(text)?.[1] ?? 'Unknown'
}
