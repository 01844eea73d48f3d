import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { chainFault } from '../../crypto/proof/chainFault.ts'
import { bytesFromPem, readCertificate } from '../../crypto/proof/readCertificate.ts'
import { newP384Pair } from './p384.ts'
import { type CertificateOrder, pemFromCertificate, writeCertificate } from './writeCertificate.ts'

const notBeforeMs = Date.UTC(2026, 0, 2, 3, 4, 5)
const notAfterMs = Date.UTC(2056, 0, 2, 3, 4, 5)
let root: CryptoKeyPair
let middle: CryptoKeyPair
let leaf: CryptoKeyPair

beforeAll(async () => {
  root = await newP384Pair()
  middle = await newP384Pair()
  leaf = await newP384Pair()
})

const rootCertificate = (more: Partial<CertificateOrder> = {}) =>
  writeCertificate({
    subject: 'root',
    publicKey: root.publicKey,
    issuer: { name: 'root', publicKey: root.publicKey },
    signingKey: root.privateKey,
    isAuthority: true,
    notBeforeMs,
    notAfterMs,
    ...more,
  })
const middleCertificate = (more: Partial<CertificateOrder> = {}) =>
  rootCertificate({ subject: 'middle', publicKey: middle.publicKey, ...more })
const leafCertificate = (more: Partial<CertificateOrder> = {}) =>
  rootCertificate({
    subject: 'leaf',
    publicKey: leaf.publicKey,
    issuer: { name: 'middle', publicKey: middle.publicKey },
    signingKey: middle.privateKey,
    isAuthority: false,
    ...more,
  })

describe('writeCertificate', () => {
  test('writes what OpenSSL reads and verifies', async () => {
    const above = new X509Certificate(await rootCertificate())
    const below = new X509Certificate(await middleCertificate())
    expect(above.subject).toBe('CN=root')
    expect(above.ca).toBe(true)
    expect([above.validFrom, above.validTo].map((time) => Date.parse(time))).toEqual([
      notBeforeMs,
      notAfterMs,
    ])
    expect(above.verify(above.publicKey)).toBe(true)
    expect(below.checkIssued(above)).toBe(true)
    expect(below.verify(above.publicKey)).toBe(true)
    expect(new X509Certificate(await leafCertificate()).ca).toBe(false)
  })

  test('writes what the kit reads', async () => {
    const certificate = await leafCertificate()
    expect(readCertificate(certificate)).toMatchObject({
      notBeforeMs,
      notAfterMs,
      isAuthority: false,
      maySign: true,
      maySignCertificates: false,
    })
    expect(bytesFromPem(pemFromCertificate(certificate))).toEqual(certificate)
  })
})

describe('chainFault', () => {
  async function verdict(
    orders: {
      readonly root?: Partial<CertificateOrder>
      readonly middle?: Partial<CertificateOrder>
      readonly leaf?: Partial<CertificateOrder>
    } = {},
    atMs = notBeforeMs,
  ): Promise<string> {
    const chain = {
      authorities: [await rootCertificate(orders.root), await middleCertificate(orders.middle)],
      leaf: await leafCertificate(orders.leaf),
    }
    return (await chainFault(chain, atMs)) ?? 'OK'
  }

  test('follows a chain down to its end', async () => {
    expect(await verdict()).toBe('OK')
    expect(await verdict({}, notAfterMs)).toBe('OK')
  })

  test.each(['root', 'middle', 'leaf'])('takes no %s outside of its time', async (name) => {
    const late = { [name]: { notBeforeMs: notBeforeMs + 1000 } }
    const early = { [name]: { notAfterMs: notAfterMs - 1000 } }
    expect(await verdict(late)).toMatch(/at that time/)
    expect(await verdict(early, notAfterMs)).toMatch(/at that time/)
  })

  test('takes no link that somebody else made', async () => {
    const stranger = await newP384Pair()
    const signingKey = stranger.privateKey
    for (const name of ['root', 'middle', 'leaf'])
      expect(await verdict({ [name]: { signingKey } })).toMatch(/wrong signature/)
    const issuer = { name: 'other', publicKey: root.publicKey }
    expect(await verdict({ middle: { issuer } })).toMatch(/somebody else/)
    expect(await verdict({ leaf: { issuer } })).toMatch(/somebody else/)
  })

  test('takes no certificate for what it is not for', async () => {
    expect(await verdict({ middle: { isAuthority: false } })).toMatch(/not for/)
    expect(await verdict({ root: { isAuthority: false } })).toMatch(/not for/)
    expect(await verdict({ leaf: { isAuthority: true } })).toMatch(/not for/)
  })

  test('takes no chain without a root, of endless length, or of something else', async () => {
    const end = await leafCertificate()
    const top = await rootCertificate()
    for (const authorities of [[], Array.from({ length: 9 }, () => top), [new Uint8Array(4)]])
      expect(await chainFault({ authorities, leaf: end }, notBeforeMs)).toBeTypeOf('string')
  })
})
