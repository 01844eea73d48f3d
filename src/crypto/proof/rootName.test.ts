import { expect, test } from 'vitest'
import { newAppProofRootBytes, openAppProofRoot } from '../../service/app-proofs/appProofRoot.ts'
import { AWS_NITRO_ROOT_PEM } from './awsNitroRoot.ts'
import { rootName } from './rootName.ts'

test('reads the name in the certificate of a root', async () => {
  expect(rootName({ certificatePem: AWS_NITRO_ROOT_PEM })).toBe('aws.nitro-enclaves')
  const { certificatePem } = await openAppProofRoot(await newAppProofRootBytes(Date.now()))
  expect(rootName({ certificatePem })).toBe('Latchkit software proofs, no enclave')
})

test.each(['', 'x', AWS_NITRO_ROOT_PEM.replace('MIIC', 'AAAA')])('%s has none', (text) => {
  expect(rootName({ certificatePem: text })).toBe('')
})
