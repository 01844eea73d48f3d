import { describe, expect, test } from 'vitest'
import {
  getRefusal,
  LOST_RESPONSE,
  type NodeVerdict,
  parseRetryAfter,
  readEthereumBroadcast,
  readEthereumLookup,
  readEthereumReceipt,
  readPassing,
  readSolanaBroadcast,
  readSolanaStatus,
} from '../../src/wire/nodeResponses.ts'
import {
  applyBroadcast,
  applyInclusion,
  beginBroadcast,
  getBackoffMs,
  isExpired,
  isFinal,
  isMissedForGood,
  isReplaced,
  NEW_LIFE,
} from '../../src/wire/sendLife.ts'
import { ethereumCases, formatVerdict, solanaCases } from '../support/sending/nodeTable.ts'

const rpc = (result: unknown) => ({ httpStatus: 200, body: { jsonrpc: '2.0', id: 1, result } })

describe('nodeResponses: what a node means', () => {
  test.each(ethereumCases.map((row) => ({ ...row, text: JSON.stringify(row.response) })))(
    'F1 nodeResponses: $node says $text: $means',
    ({ response, means }) => {
      expect(formatVerdict(readEthereumBroadcast(response, 'eip155:1'))).toBe(means)
    },
  )

  test.each(solanaCases.map((row) => ({ ...row, text: JSON.stringify(row.response) })))(
    'F1 nodeResponses: Solana by $node says $text: $means',
    ({ response, means }) => {
      expect(formatVerdict(readSolanaBroadcast(response))).toBe(means)
    },
  )

  test('F1 nodeResponses: the tables hold at least 60 responses of ten kinds of nodes', () => {
    const nodes = new Set([...ethereumCases, ...solanaCases].map(({ node }) => node))
    expect(ethereumCases.length + solanaCases.length).toBeGreaterThanOrEqual(60)
    for (const node of 'geth reth erigon nethermind besu anvil op-geth arbitrum bor agave'.split(
      ' ',
    ))
      expect(nodes).toContain(node)
  })

  test('F6 nodeResponses: an error that is null is no error', () => {
    expect(getRefusal({ result: '0x1', error: null })).toBeNull()
    expect(getRefusal({ error: 'out of order' })).toMatchObject({ message: 'out of order' })
    expect(getRefusal({ error: { code: '7', message: null, data: null } })).toEqual({
      code: null,
      message: '',
      data: undefined,
    })
    for (const body of [null, undefined, 7, 'x', [], {}]) expect(getRefusal(body)).toBeNull()
  })

  test.each([
    [rpc(null), 'unknown notFound'],
    [rpc({ status: '0x1', blockNumber: '0x5' }), 'included succeeded'],
    [rpc({ status: '0x0', blockNumber: '0x5' }), 'included failed'],
    // before Byzantium a receipt has a root and no status
    [rpc({ root: '0x00', blockNumber: '0x5' }), 'included succeeded'],
    [rpc({ status: null, blockNumber: null }), 'known'],
    [LOST_RESPONSE, 'unknown lost'],
    [{ httpStatus: 429 }, 'retry rateLimited'],
    [{ httpStatus: 200, body: { error: { code: -32000, message: 'x' } } }, 'unknown unlisted'],
  ])('F1 readEthereumReceipt: %j means %s', (response, means) => {
    expect(formatVerdict(readEthereumReceipt(response))).toBe(means)
  })

  test.each([
    [rpc(null), 'unknown notFound'],
    [rpc({ hash: '0x1', blockNumber: null }), 'known'],
  ])('F1 readEthereumLookup: %j means %s', (response, means) => {
    expect(formatVerdict(readEthereumLookup(response))).toBe(means)
  })

  test.each([
    [{ value: [null] }, 'unknown notFound'],
    [{ value: [] }, 'unknown notFound'],
    [{ value: null }, 'unknown notFound'],
    [{ value: [{ err: null, confirmationStatus: 'processed', confirmations: 0 }] }, 'known'],
    [
      { value: [{ err: null, confirmationStatus: 'confirmed', confirmations: 3 }] },
      'included succeeded',
    ],
    [
      { value: [{ err: { InstructionError: [0, 'x'] }, confirmationStatus: 'finalized' }] },
      'included failed',
    ],
    // a fork that nobody has voted for yet may fail where the one that is taken succeeds
    [{ value: [{ err: 'AccountInUse', confirmationStatus: 'processed' }] }, 'known'],
    [{ value: [{ err: null, confirmations: null }] }, 'included succeeded'],
  ])('F1 readSolanaStatus: %j means %s', (result, means) => {
    expect(formatVerdict(readSolanaStatus(rpc(result)))).toBe(means)
  })

  test('F2 parseRetryAfter: seconds and dates, at most ten minutes', () => {
    const now = Date.UTC(2026, 0, 1)
    expect(parseRetryAfter('7', now)).toBe(7000)
    expect(parseRetryAfter('Thu, 01 Jan 2026 00:00:09 GMT', now)).toBe(9000)
    expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
    expect(parseRetryAfter('999999999', now)).toBe(600_000)
    for (const text of [null, undefined, '', 'soon', '-1']) {
      const read = parseRetryAfter(text, now)
      expect(read === null || read === 0).toBe(true)
    }
  })

  test('F1 nodeResponses: a request that never left may go out again, and proves nothing', () => {
    const unsent = { httpStatus: null, wasSent: false }
    expect(readEthereumBroadcast(unsent, 'eip155:1')).toMatchObject({
      reason: 'unreachable',
      mayBeTaken: false,
    })
    expect(readPassing(LOST_RESPONSE, null)).toBeNull()
  })

  test('F2 nodeResponses: the wait that a node asks for is part of the verdict', () => {
    const limited = { httpStatus: 429, retryAfterMs: 7000, body: { error: { code: -32005 } } }
    expect(readEthereumBroadcast(limited, 'eip155:1')).toMatchObject({ retryAfterMs: 7000 })
    const body = { error: { code: -32005, message: '', data: { rate: { backoff_seconds: 30 } } } }
    expect(readEthereumBroadcast({ httpStatus: 429, body }, 'eip155:1')).toMatchObject({
      retryAfterMs: 30_000,
    })
    const behind = { error: { code: -32005, message: 'Node is behind by 42 slots' } }
    const told = { httpStatus: 200, retryAfterMs: 3000, body: behind }
    expect(readSolanaBroadcast(told)).toMatchObject({ retryAfterMs: 3000 })
  })
})

describe('sendLife: transitions', () => {
  const verdicts: readonly NodeVerdict[] = ethereumCases.map(({ response }) =>
    readEthereumBroadcast(response, 'eip155:1'),
  )

  test('F1 sendLife: after a lost response no refusal that the account explains ends it', () => {
    const lost = applyBroadcast(NEW_LIFE, { kind: 'unknown', reason: 'lost' })
    expect(lost).toMatchObject({
      life: { status: 'BROADCASTING', mayBeOut: true },
      next: { kind: 'broadcastAgain' },
    })
    for (const verdict of verdicts) {
      const { life } = applyBroadcast(lost.life, verdict)
      const isProof = verdict.kind === 'refusedForEver' && verdict.holds === 'always'
      expect([verdict, life.status]).toEqual([verdict, isProof ? 'FAILED' : 'BROADCASTING'])
    }
  })

  test('F1 sendLife: what a node knew once is never refused', () => {
    const { life } = applyBroadcast(NEW_LIFE, { kind: 'known' })
    for (const verdict of verdicts)
      expect(applyBroadcast(life, verdict).life.status).toBe('BROADCASTING')
  })

  test('F1 sendLife: a process that was killed while it sent must assume that the bytes are out', () => {
    const begun = beginBroadcast(NEW_LIFE)
    expect(begun).toEqual({ ...NEW_LIFE, mayBeOut: true, attempts: 1 })
    const funds = { kind: 'refusedForEver', reason: 'funds', holds: 'unlessSent' } as const
    expect(applyBroadcast(begun, funds).life.status).toBe('BROADCASTING')
    expect(applyBroadcast(NEW_LIFE, funds)).toMatchObject({
      life: { status: 'FAILED' },
      next: { kind: 'end', reason: 'funds' },
    })
  })

  test('F1 sendLife: a limit leaves the bytes where they are, a time-out does not', () => {
    const limit = { kind: 'retry', reason: 'rateLimited', retryAfterMs: 9000, mayBeTaken: false }
    expect(applyBroadcast(NEW_LIFE, limit as NodeVerdict)).toEqual({
      life: { ...NEW_LIFE, attempts: 1 },
      next: { kind: 'broadcastAgain', afterMs: 9000 },
    })
    const late = { kind: 'retry', reason: 'timedOut', retryAfterMs: null, mayBeTaken: true }
    expect(applyBroadcast(NEW_LIFE, late as NodeVerdict).life).toMatchObject({
      status: 'BROADCASTING',
      mayBeOut: true,
    })
  })

  test('F1 sendLife: a nonce that a block has used makes it REPLACED, unless it may be its own', () => {
    const used = { kind: 'refusedForEver', reason: 'nonceUsed', holds: 'unlessSent' } as const
    expect(applyBroadcast(NEW_LIFE, used).life.status).toBe('REPLACED')
    expect(applyBroadcast(beginBroadcast(NEW_LIFE), used)).toMatchObject({
      life: { status: 'BROADCASTING' },
      next: { kind: 'lookUp' },
    })
    const seen = { usedAtHeight: 100, mayBeOut: true }
    expect(isReplaced({ ...seen, height: 111, misses: 9 })).toBe(false)
    expect(isReplaced({ ...seen, height: 112, misses: 3 })).toBe(false)
    expect(isReplaced({ ...seen, height: 112, misses: 4 })).toBe(true)
    // bytes that never left come back with no block that is undone; one look-up decides nothing all the same
    expect(isReplaced({ ...seen, height: 100, misses: 3, mayBeOut: false })).toBe(false)
    expect(isReplaced({ ...seen, height: 100, misses: 4, mayBeOut: false })).toBe(true)
  })

  test('F1 sendLife: a blockhash that no node knows for half a minute ends what never left', () => {
    const verdict = { kind: 'retry', reason: 'blockhashUnknown', retryAfterMs: null } as const
    const unknown = { ...verdict, mayBeTaken: false }
    let life = NEW_LIFE
    for (let n = 0; n < 6; n++) life = applyBroadcast(life, unknown).life
    expect(life).toEqual({ ...NEW_LIFE, attempts: 6, unknownBlockhashes: 6 })
    expect(applyBroadcast(life, unknown)).toMatchObject({
      life: { status: 'FAILED' },
      next: { reason: 'blockhashExpired' },
    })
    expect(applyBroadcast({ ...life, mayBeOut: true }, unknown).next.kind).toBe('broadcastAgain')
  })

  test('F1 sendLife: a block ends it', () => {
    expect(applyInclusion(NEW_LIFE, false).status).toBe('INCLUDED')
    expect(applyInclusion(NEW_LIFE, true).status).toBe('FAILED')
    expect(['INITIALIZED', 'BROADCASTING'].some((status) => isFinal(status as 'FAILED'))).toBe(
      false,
    )
    expect(['INCLUDED', 'FAILED', 'REPLACED'].every((s) => isFinal(s as 'FAILED'))).toBe(true)
  })

  test('F3 sendLife: a blockhash has expired when a node beyond its last block misses the signature', () => {
    const evidence = {
      lastValidBlockHeight: 150,
      finalizedHeight: 151,
      finalizedSlot: 400,
      missedAtSlot: 400,
    }
    expect(isExpired(evidence)).toBe(true)
    expect(isExpired({ ...evidence, finalizedHeight: 150 })).toBe(false)
    expect(isExpired({ ...evidence, missedAtSlot: 399 })).toBe(false)
    expect([1, 3, 4].map(isMissedForGood)).toEqual([false, false, true])
  })

  test('F2 sendLife: waits twice as long each time, and at least as long as the node asks', () => {
    expect([1, 2, 3].map((attempts) => getBackoffMs(attempts, null))).toEqual([500, 1000, 2000])
    expect(getBackoffMs(1000, null)).toBe(30_000)
    expect(getBackoffMs(1, 60_000)).toBe(60_000)
  })
})
