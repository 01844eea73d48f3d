import { expect, test } from 'vitest'
import { openForService } from '../../../src/crypto/quorum/openForService.ts'
import { AGREEMENT } from '../../../src/crypto/quorum/quorumCipher.ts'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import { sealClient } from './sealClient.ts'

const client = { provider: 'OAUTH2_PROVIDER_X', clientId: 'x-client' } as const

test('encrypts the secret so that the service alone can read it, anew each time', async () => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(AGREEMENT, true, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const serviceKeyHex = hexFromBytes(point)
  const given = { ...client, secret: 'top-secret', serviceKeyHex }
  const [one, other] = [await sealClient(given), await sealClient(given)]
  expect(one).toMatchObject(client)
  expect(JSON.stringify(one)).not.toContain('top-secret')
  expect(one.encryptedClientSecret).not.toBe(other.encryptedClientSecret)
  const key = { privateKey, publicKeyUncompressedHex: serviceKeyHex }
  expect(await openForService(one.encryptedClientSecret, key)).toBe('top-secret')
})

test('sends nothing that a wrong key would have encrypted', async () => {
  const sealing = sealClient({ ...client, secret: 'top-secret', serviceKeyHex: '04' })
  await expect(sealing).rejects.toThrow(TypeError)
})
