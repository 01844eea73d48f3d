import * as v from 'valibot'
import { type FindError, revertFromData } from '../../../crypto/abi/revertFromData.ts'
import type { Revert } from '../../../wire/fields/revert.ts'

/** Nodes write null for what is not there. */
function nullAsAbsent<T>(schema: v.GenericSchema<T>) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )
}

/** One call of a trace (`callTracer`). The calls that it made are read when they are looked at: most never are. */
const frameShape = v.object({
  to: nullAsAbsent(v.string()),
  output: nullAsAbsent(v.string()),
  error: nullAsAbsent(v.string()),
  calls: nullAsAbsent(v.array(v.unknown())),
})

type Frame = v.InferOutput<typeof frameShape>

/** The EVM itself allows 1024 calls inside each other; so many entries tell enough. */
const MAX_ENTRIES = 64

/**
 * Reads why a transaction failed out of its trace, from the outermost contract to the innermost; null for a trace that
 * cannot be read, or in which nothing failed.
 *
 * Ours: from a call that failed the way goes to the last one that it made, if that failed too, or to the last one whose
 * data it gave up with; a failure that a contract caught and then went on after is no reason.
 */
export function revertChainFrom(trace: unknown, findError: FindError): readonly Revert[] | null {
  const chain: Revert[] = []
  let frame = frameFrom(trace)
  while (frame?.error !== undefined && chain.length < MAX_ENTRIES) {
    chain.push(revertOf(frame, findError))
    frame = causeOf(frame)
  }
  return chain.length === 0 ? null : chain
}

/** A call that failed without a word of the contract, for lack of gas for instance, is told in the words of the EVM. */
function revertOf(frame: Frame, findError: FindError): Revert {
  const revert = revertFromData(frame.to?.toLowerCase(), frame.output ?? '', findError)
  const { error } = frame
  if (revert.native?.nativeType !== 'execution_reverted' || error === 'execution reverted')
    return revert
  return error === undefined
    ? revert
    : { ...revert, displayMessage: error, native: { ...revert.native, message: error } }
}

function causeOf({ calls = [], output = '' }: Frame): Frame | undefined {
  const last = frameFrom(calls.at(-1))
  if (last?.error !== undefined) return last
  for (const call of calls.toReversed()) {
    const frame = frameFrom(call)
    if (frame?.error !== undefined && isInside(frame.output, output)) return frame
  }
  return undefined
}

/** Bare data or data inside an error of another contract; no data is inside everything, and so tells nothing. */
function isInside(inner: string | undefined, outer: string): boolean {
  const digits = inner?.replace(/^0x/, '') ?? ''
  return digits !== '' && outer.includes(digits)
}

function frameFrom(call: unknown): Frame | undefined {
  const read = v.safeParse(frameShape, call)
  return read.success ? read.output : undefined
}
