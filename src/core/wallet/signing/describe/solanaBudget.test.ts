import { expect, test } from 'vitest'
import { transfer } from '../../../../../test/support/chain/solanaTransactions.ts'
import { detailsOf, linesOf } from '../../../../../test/support/signViews.ts'
import {
  instruction,
  limit,
  ME,
  MINT,
  OTHER,
  send,
  unitLimit,
  unitPrice,
} from '../../../../../test/support/solanaViews.ts'

test('what a transaction may use hides nothing of what it does', () => {
  const limits = [limit(1, 65_536), limit(4, 200_000), limit(2, 3)]
  const view = send([...limits, transfer(ME, OTHER, 5n)])
  expect(view).toMatchObject({ effect: { kind: 'transfer' }, level: 'plain', warnings: [] })
  const calls = detailsOf(view, 'call')
  expect(calls.map(({ functionName, nodes }) => [functionName, ...linesOf(nodes)])).toEqual([
    ['RequestHeapFrame', 'bytes: 65536'],
    ['SetLoadedAccountsDataSizeLimit', 'bytes: 200000'],
    ['SetComputeUnitLimit', 'units: 3'],
    ['Transfer', `from: ${ME}`, `to: ${OTHER}`, 'lamports: 5'],
  ])
  // the first of them has another form, which is gone, and there are no more
  for (const kind of [0, 5, 255]) expect(send([limit(kind, 1)]).level).toBe('unreadable')
})

test.each([
  ['nothing', [], null],
  ['14 SOL', [unitLimit(1_400_000), unitPrice(10n ** 10n)], 14_000_005_000n],
  ['a part of a lamport', [unitPrice(1n), unitLimit(3)], 5001n],
  ['all the work that there is', [unitPrice(1_000_000n)], 1_405_000n],
  ['more memory, which limits no work', [limit(1, 262_144), unitPrice(1_000_000n)], 1_405_000n],
  ['more work than there is', [unitPrice(1_000_000n), unitLimit(2_000_000)], 1_405_000n],
  [
    'something for what nobody can read',
    [unitPrice(1n), instruction(MINT, Uint8Array.of(1))],
    null,
  ],
])(
  'the most that the fee can be, where no node says it, is what the bytes offer: %s',
  (_, offer, raw) => {
    const most = raw === null ? null : { symbol: 'SOL', raw }
    expect(detailsOf(send(offer), 'fee')).toMatchObject([{ usual: null, most }])
    const estimate = {
      usual: null,
      failure: null,
      isSimulated: true,
      fee: 7n,
      rent: 0n,
      owners: new Map(),
    }
    const exact = { raw: 7n }
    expect(detailsOf(send(offer, { estimate }), 'fee')).toMatchObject([
      { usual: exact, most: exact },
    ])
  },
)
