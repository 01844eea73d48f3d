import { expect, test } from 'vitest'
import { AWS_NITRO_ROOT_PEM } from './awsNitroRoot.ts'
import { type EnclaveImage, openRoots, type ProofRoot } from './proofRoots.ts'

const pcr = 'a'.repeat(96)
const pcrs = { 0: pcr, 1: pcr, 2: pcr, 3: pcr }
const enclave = (...images: readonly EnclaveImage[]): ProofRoot => ({
  kind: 'enclave',
  certificatePem: AWS_NITRO_ROOT_PEM,
  images,
})
const software = (certificatePem: string): ProofRoot => ({ kind: 'software', certificatePem })

test('opens roots of both kinds, whatever ends their lines', () => {
  const windows = AWS_NITRO_ROOT_PEM.replaceAll('\n', '\r\n')
  const opened = openRoots([enclave({ pcrs, manifestSha256: 'b'.repeat(64) }), software(windows)])
  expect(opened.map(({ root }) => root.kind)).toEqual(['enclave', 'software'])
  expect(opened[0]?.der).toEqual(opened[1]?.der)
})

const broken = AWS_NITRO_ROOT_PEM.replace('MIICETCCAZ', 'MIICETCCAX')

test.each<[string, readonly ProofRoot[]]>([
  ['none', []],
  ['no certificate', [software('')]],
  ['two certificates', [software(AWS_NITRO_ROOT_PEM + AWS_NITRO_ROOT_PEM)]],
  ['a broken certificate', [software(broken)]],
  ['no image', [enclave()]],
  ['a register in capitals', [enclave({ pcrs: { ...pcrs, 2: pcr.toUpperCase() } })]],
  ['a register that is too short', [enclave({ pcrs: { ...pcrs, 8: 'aa' } })]],
  ['a register of an enclave in debug mode', [enclave({ pcrs: { ...pcrs, 0: '0'.repeat(96) } })]],
  ['half a digest', [enclave({ pcrs, manifestSha256: 'b'.repeat(32) })]],
])('refuses %s', (_what, roots) => {
  expect(() => openRoots(roots)).toThrow(expect.objectContaining({ code: 'OPTION_INVALID' }))
})
