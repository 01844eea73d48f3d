import * as v from 'valibot'
import { sliceText } from '../../../lib/sliceText.ts'
import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { NodeRefusal } from '../../../wire/nodeResponses.ts'

/** What a node says of a failed run, before or after it was sent. */
const factsShape = v.object({
  err: v.optional(v.unknown()),
  logs: v.nullish(v.array(v.string())),
  logMessages: v.nullish(v.array(v.string())),
  unitsConsumed: v.nullish(v.number()),
  computeUnitsConsumed: v.nullish(v.number()),
  innerInstructions: v.optional(v.unknown()),
})

/** How many lines of a log are told, and how long each. */
const MAX_LOGS = 500
const MAX_LINE = 1000
const MAX_JSON = 20_000

/** A node refused to send. Spec: Send transaction status › error.solana. */
export function solanaErrorFromRefusal({
  code,
  message: whole,
  data,
}: NodeRefusal): SendTransactionError {
  const message = sliceText(whole, MAX_LINE) || 'the node refused the transaction'
  const facts = factsFrom(data)
  // only a run can fail with an error of the transaction; all else was never tried
  const source = facts.transactionErrorJson === undefined ? 'rpc' : 'preflight'
  return {
    message,
    solana: { source, ...(code === null ? {} : { rpcCode: code }), rpcMessage: message, ...facts },
  }
}

/** A transaction failed in its block. */
export function solanaErrorFromMeta(err: unknown, meta: unknown): SendTransactionError {
  const transactionErrorJson = jsonOf(err)
  return {
    message: `transaction failed: ${transactionErrorJson ?? 'unknown'}`,
    solana: {
      source: 'execution',
      ...factsFrom(meta),
      ...(transactionErrorJson === undefined ? {} : { transactionErrorJson }),
    },
  }
}

function factsFrom(value: unknown): NonNullable<SendTransactionError['solana']> {
  const read = v.safeParse(factsShape, value)
  if (!read.success) return {}
  const { err, logs, logMessages, unitsConsumed, computeUnitsConsumed, innerInstructions } =
    read.output
  const lines = logs ?? logMessages
  const units = unitsConsumed ?? computeUnitsConsumed
  const transactionErrorJson = jsonOf(err)
  const innerInstructionsJson = jsonOf(innerInstructions)
  return {
    ...(transactionErrorJson === undefined ? {} : { transactionErrorJson }),
    ...(lines ? { logs: lines.slice(0, MAX_LOGS).map((line) => sliceText(line, MAX_LINE)) } : {}),
    ...(units === null || units === undefined ? {} : { unitsConsumed: String(units) }),
    ...(innerInstructionsJson === undefined ? {} : { innerInstructionsJson }),
  }
}

/** Undefined for nothing, and for more than anybody reads. */
function jsonOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  const text = JSON.stringify(value)
  return text.length > MAX_JSON ? undefined : text
}
