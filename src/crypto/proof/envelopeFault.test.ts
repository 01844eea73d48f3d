import { beforeAll, expect, test } from 'vitest'
import { manifestBytes, memberBytes, type Person, text, u32 } from '../../../test/support/borsh.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { KEY_ALGORITHM } from '../p256/algorithm.ts'
import { sign } from '../p256/sign.ts'
import { sha256 } from '../sha256.ts'
import { envelopeFault } from './envelopeFault.ts'
import { readManifest } from './readManifest.ts'

type Signer = Person & { readonly privateKey: CryptoKey }

let ada: Signer
let mara: Signer
let stranger: Signer

beforeAll(async () => {
  ada = await newSigner('ada')
  mara = await newSigner('mara')
  stranger = await newSigner('ada')
})

async function newSigner(alias: string): Promise<Signer> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { alias, key: concatBytes(point, point), privateKey: pair.privateKey }
}

const pcrs = new Map([0, 1, 2, 3].map((index) => [index, `0${index}`.repeat(48)]))

async function faultOf(
  approvers: readonly Signer[],
  more: {
    readonly threshold?: number
    readonly sharers?: readonly Signer[]
    readonly signed?: Uint8Array
    readonly pcrs?: ReadonlyMap<number, string>
  } = {},
): Promise<string | null> {
  const bytes = manifestBytes({ threshold: more.threshold ?? 2, people: [ada, mara] })
  const digest = await sha256(bytes)
  const listOf = async (signers: readonly Signer[]) => {
    const approvals = signers.map(async ({ alias, key, privateKey }) =>
      concatBytes(text(await sign(privateKey, more.signed ?? digest)), memberBytes(alias, key)),
    )
    return concatBytes(u32(signers.length), ...(await Promise.all(approvals)))
  }
  const envelope = concatBytes(bytes, await listOf(approvers), await listOf(more.sharers ?? []))
  const manifest = readManifest(bytes)
  if (!manifest) throw new Error('the manifest cannot be read')
  return envelopeFault({
    manifest,
    manifestBytes: bytes,
    envelope,
    digest,
    pcrs: more.pcrs ?? pcrs,
  })
}

test('holds when enough of those who may have approved', async () => {
  expect(await faultOf([ada, mara])).toBeNull()
  expect(await faultOf([mara], { threshold: 1, sharers: [ada] })).toBeNull()
})

test('does not hold with too few, or with one of them twice', async () => {
  expect(await faultOf([ada])).toMatch(/too few/)
  expect(await faultOf([ada, ada])).toMatch(/approval/)
})

test('does not hold when nobody has to approve', async () => {
  expect(await faultOf([], { threshold: 0 })).toMatch(/too few/)
})

test('does not hold with the approval of a stranger, whatever the name', async () => {
  expect(await faultOf([mara, stranger])).toMatch(/approval/)
  expect(await faultOf([mara, { ...ada, privateKey: stranger.privateKey }])).toMatch(/approval/)
  expect(await faultOf([ada, mara], { sharers: [stranger] })).toMatch(/share set/)
})

test('does not hold for another manifest, or another image', async () => {
  expect(await faultOf([ada, mara], { signed: new Uint8Array(32) })).toMatch(/approval/)
  const other = new Map([...pcrs, [2, '09'.repeat(48)]])
  expect(await faultOf([ada, mara], { pcrs: other })).toMatch(/image/)
})
