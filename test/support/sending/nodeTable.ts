import { readFileSync } from 'node:fs'
import type { NodeResponse, NodeVerdict } from '../../../src/wire/nodeResponses.ts'

/** A response that a real node gives to a request to broadcast, and what it means. */
export type NodeCase = {
  readonly node: string
  readonly response: NodeResponse
  /** As text: the kind, the reason, and for a refusal how far it holds. */
  readonly means: string
}

/** Writes a verdict as the tables do. */
export function formatVerdict(verdict: NodeVerdict): string {
  switch (verdict.kind) {
    case 'known':
      return 'known'
    case 'included':
      return `included ${verdict.hasFailed ? 'failed' : 'succeeded'}`
    case 'retry':
      return `retry ${verdict.reason}${verdict.mayBeTaken ? ' maybe' : ''}`
    case 'unknown':
      return `unknown ${verdict.reason}`
    case 'refusedForEver':
      return `refused ${verdict.reason} ${verdict.holds}`
  }
}

const [, ethereum = '', solana = ''] = readFileSync(
  new URL('../../vectors/nodeResponses.txt', import.meta.url),
  'utf8',
).split(/^## .*$/m)

/** Responses to `eth_sendRawTransaction`. */
export const ethereumCases = parseCases(ethereum)
/** Responses to `sendTransaction` of Solana. */
export const solanaCases = parseCases(solana)

function parseCases(text: string): readonly NodeCase[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [node = '', status, means = '', ...rest] = line.split(' | ')
      const httpStatus = status === '-' ? null : Number(status)
      return { node, means, response: { httpStatus, body: toBody(rest.join(' | ')) } }
    })
}

/** A result stands beside `"error": null`, as some nodes write it. */
function toBody(cell: string): unknown {
  if (cell === '') return undefined
  const value: unknown = JSON.parse(cell)
  const head = { jsonrpc: '2.0', id: 1 }
  return typeof value === 'string'
    ? { ...head, result: value, error: null }
    : { ...head, error: value }
}
