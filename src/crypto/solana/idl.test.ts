import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { readIdl } from './idl.ts'

test('an instruction begins with the hash of its name, as programs have it', async () => {
  const idl = await readIdl(
    JSON.stringify({
      version: '0.1.0',
      name: 'market',
      instructions: [
        { name: 'initialize', accounts: [], args: [] },
        {
          name: 'placeOrder',
          accounts: [
            { name: 'owner', isMut: true, isSigner: true },
            { name: 'market', accounts: [{ name: 'bids' }, { name: 'asks' }] },
          ],
          args: [{ name: 'amount', type: 'u64' }],
        },
      ],
    }),
  )
  // the first is what every program of Anchor with that instruction answers to
  expect(idl?.instructions.map(({ discriminator }) => hexFromBytes(discriminator))).toEqual([
    'afaf6d1f0d989bed',
    '33c29baf6d82606a',
  ])
  expect(idl?.instructions[1]).toMatchObject({
    accounts: ['owner', 'bids', 'asks'],
    args: [{ name: 'amount', type: 'u64' }],
  })
})

test('an interface of now says with what', async () => {
  const json = { instructions: [{ name: 'go', discriminator: [1, 2, 3, 4, 5, 6, 7, 8], args: [] }] }
  const idl = await readIdl(JSON.stringify(json))
  expect(idl?.instructions[0]?.discriminator).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))
})

test.each(['', 'null', '[]', '{}', '{"instructions":{}}'])('%s is no interface', async (json) => {
  expect(await readIdl(json)).toBeNull()
})

test('what has no name is left out', async () => {
  const idl = await readIdl('{"instructions":[1,null,{},{"name":7}],"types":[{"type":{}},3]}')
  expect(idl).toEqual({ instructions: [], types: new Map() })
})
