import {
  computeAddress,
  getBytes,
  hashAuthorization,
  hashMessage,
  recoverAddress,
  SigningKey,
  Wallet,
} from 'ethers'
import { expect, test } from 'vitest'
import { ethereumStamp } from '../../src/crypto/stamp/ethereumStamp.ts'
import { keccak256 } from '../../src/crypto/stamp/keccak256.ts'
import { personalMessage } from '../../src/crypto/stamp/personalMessage.ts'
import { personalMessageHash } from '../../src/crypto/stamp/personalMessageHash.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { addressOf } from '../../src/service/wallets/addressFormats.ts'
import { newPrivateKey, publicKeysOf } from '../../src/service/wallets/keyPairs.ts'
import { authorizationDigest } from '../../src/service/wallets/signing/authorizationDigest.ts'
import { signBytes } from '../../src/service/wallets/signing/signBytes.ts'
import { numbersFrom } from '../support/numbersFrom.ts'
import { printCount } from '../support/printCount.ts'

const random = numbersFrom(20_261_122)
const hexOf = (bytes: number) => hexFromBytes(Uint8Array.from({ length: bytes }, () => random(256)))
/** Characters of one to four bytes, and such as a hash must not trip over. */
const letters = [
  'a',
  '0',
  '"',
  '\n',
  '\u0000',
  '\u0019',
  'é',
  '한',
  '🗝',
  'Ethereum Signed Message:\n',
]
/** A length of that many bytes is written with one digit more than the one before. */
const edges = [0, 1, 9, 10, 99, 100, 999, 1000, 9999, 10_000]

function randomText(round: number): string {
  const edge = edges[round]
  if (edge !== undefined) return 'a'.repeat(edge)
  return Array.from({ length: random(60) }, () => letters[random(letters.length)]).join('')
}

test('sec/T31 hashes personal messages as ethers does: 1,000 of 1,000', async () => {
  let right = 0
  for (let round = 0; round < 1000; round++) {
    const text = randomText(round)
    const bytes = bytesFromUtf8(text)
    const hashes = [await personalMessageHash(bytes), keccak256(personalMessage(bytes))]
    const wanted = hashMessage(text)
    if (hashes.every((hash) => `0x${hexFromBytes(hash)}` === wanted)) right++
  }
  printCount('EIP-191 hashes as those of ethers', right, 1000)
  expect(right).toBe(1000)
}, 60_000)

test('sec/T31 makes a stamp of what a wallet of ethers signs, and of no other text', async () => {
  for (let round = 0; round < 20; round++) {
    const wallet = new Wallet(`0x${hexFromBytes(newPrivateKey('CURVE_SECP256K1'))}`)
    const text = randomText(round)
    const signature = wallet.signMessageSync(text)
    const stamp = ethereumStamp(text, signature, wallet.address)
    expect(stamp?.publicKey).toBe(wallet.signingKey.compressedPublicKey.slice(2))
    const verdict = stamp && (await verifyStamp(writeStamp(stamp), bytesFromUtf8(text)))
    expect(verdict?.kind).toBe('valid')
    expect(ethereumStamp(`${text} `, signature, wallet.address)).toBeNull()
  }
}, 60_000)

test('sec/T31 digests authorizations as ethers does: 200 of 200', () => {
  let right = 0
  for (let round = 0; round < 200; round++) {
    const address = `0x${hexOf(20)}`
    // up to 31 bytes of chain and 7 of nonce, so that every length of RLP comes
    const chainId = BigInt(`0x0${hexOf(random(32))}`)
    const nonce = BigInt(`0x0${hexOf(random(8))}`)
    const tuple = { chainId: String(chainId), address, nonce: String(nonce) }
    const digest = authorizationDigest(JSON.stringify(tuple))
    const wanted = hashAuthorization({ address, chainId, nonce })
    if (typeof digest !== 'string' && `0x${hexFromBytes(digest)}` === wanted) right++
  }
  printCount('EIP-7702 digests as those of ethers', right, 200)
  expect(right).toBe(200)
})

test('sec/T32 writes addresses, keys and v as ethers does: 100 of 100', () => {
  let right = 0
  for (let round = 0; round < 100; round++) {
    const privateKey = newPrivateKey('CURVE_SECP256K1')
    const keys = publicKeysOf(privateKey, 'CURVE_SECP256K1')
    const other = new SigningKey(privateKey)
    const written = (['ETHEREUM', 'COMPRESSED', 'UNCOMPRESSED'] as const).map((format) =>
      addressOf(keys, 'CURVE_SECP256K1', `ADDRESS_FORMAT_${format}`),
    )
    const address = computeAddress(other.publicKey)
    const points = [other.compressedPublicKey, other.publicKey].map((hex) => hex.slice(2))
    const digest = getBytes(`0x${hexOf(32)}`)
    const { r, s, v } = signBytes(digest, privateKey, 'CURVE_SECP256K1')
    const signature = { r: `0x${r}`, s: `0x${s}`, v: 27 + Number.parseInt(v, 16) }
    const isSame = written.join() === [address, ...points].join()
    if (isSame && recoverAddress(digest, signature) === address) right++
  }
  printCount('addresses, keys and v as those of ethers', right, 100)
  expect(right).toBe(100)
}, 60_000)
