import { expect, test } from 'vitest'
import { manifestBytes, memberBytes, text, u32 } from '../../../test/support/borsh.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { createBorshReader } from './createBorshReader.ts'
import { readApprovals, readManifest } from './readManifest.ts'

const key = new Uint8Array(130).fill(4)
const people = [{ alias: 'ada', key }]
const member = { alias: hexFromBytes(new TextEncoder().encode('ada')), publicKey: '04'.repeat(130) }

test('reads who must approve, and which image it is for', () => {
  const bytes = manifestBytes({ threshold: 2, people })
  expect(readManifest(bytes)).toEqual({
    manifestSet: { threshold: 2, members: [member] },
    shareSet: { threshold: 2, members: [member] },
    pcrs: ['00', '01', '02', '03'].map((byte) => byte.repeat(48)),
  })
})

test('reads nothing that is shorter, longer or says that it is', () => {
  const bytes = manifestBytes({ threshold: 2, people })
  for (let length = 0; length < bytes.length; length++)
    expect(readManifest(bytes.subarray(0, length))).toBeNull()
  expect(readManifest(concatBytes(bytes, Uint8Array.of(0)))).toBeNull()
  expect(readManifest(concatBytes(u32(0xffffffff), bytes.subarray(4)))).toBeNull()
})

test('reads no policy of restarting that there is not', () => {
  expect(readManifest(manifestBytes({ threshold: 1, people, restart: 2 }))).toBeNull()
})

test('reads the approvals behind a manifest', () => {
  const approval = concatBytes(text(new Uint8Array(64).fill(1)), memberBytes('ada', key))
  const bytes = concatBytes(u32(1), approval, u32(0))
  expect(readApprovals(bytes)).toEqual({
    manifestSet: [{ signature: new Uint8Array(64).fill(1), member }],
    shareSet: [],
  })
  expect(readApprovals(bytes.subarray(0, -1))).toBeNull()
  expect(readApprovals(concatBytes(bytes, Uint8Array.of(0)))).toBeNull()
})

test('makes no list that cannot be there', () => {
  const reader = createBorshReader(concatBytes(u32(0x7fffffff), u32(1)))
  expect(reader.list(reader.u32)).toBeNull()
  expect(reader.isDone()).toBe(false)
})
