import * as v from 'valibot'
import type { ChainBackend } from './chainBackend.ts'
import { createSolanaMethods } from './solanaMethods.ts'
import { SolanaRefusal } from './solanaRefusal.ts'

const requestShape = v.object({
  id: v.unknown(),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
})
type Request = v.InferOutput<typeof requestShape>

const METHOD_NOT_FOUND = -32601

/**
 * Makes a Solana chain in this process: a real runtime behind as much of the JSON-RPC as apps and the service use.
 *
 * @param nowMs - milliseconds since 1970. @default the time of this machine
 */
export async function createSolanaChain(nowMs: () => number = Date.now): Promise<ChainBackend> {
  const methods = await createSolanaMethods(nowMs)

  async function answerOne(value: unknown): Promise<unknown> {
    const { id, method, params } = v.parse(requestShape, value)
    try {
      return { jsonrpc: '2.0', id, result: await resultOf({ id, method, params }) }
    } catch (error) {
      if (!(error instanceof SolanaRefusal)) throw error
      const { code, message, data } = error
      return {
        jsonrpc: '2.0',
        id,
        error: { code, message, ...(data === undefined ? {} : { data }) },
      }
    }
  }

  async function resultOf({ method, params }: Request): Promise<unknown> {
    const run = methods.get(method)
    if (!run) throw new SolanaRefusal(METHOD_NOT_FOUND, 'Method not found')
    return run(params)
  }

  return {
    answer: async (body) => {
      const parsed: unknown = JSON.parse(body)
      const answers = Array.isArray(parsed)
        ? await Promise.all(parsed.map(answerOne))
        : await answerOne(parsed)
      // numbers of 64 bits are numbers on this wire
      return JSON.stringify(answers, (_, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      )
    },
    close: async () => undefined,
  }
}
