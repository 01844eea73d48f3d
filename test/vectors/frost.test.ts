import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { expect, it } from 'vitest'
import { concatBytes } from '../../src/lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { runSteps } from '../../src/lib/steps.ts'
import { bindCommitments } from '../../src/service/wallets/frost/bindingFactors.ts'
import { frostHashes } from '../../src/service/wallets/frost/frostHashes.ts'
import { nonceFrom } from '../../src/service/wallets/frost/frostNonces.ts'
import { commitTo, signShareSteps, USER_ID } from '../../src/service/wallets/frost/signShare.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

const { Point } = secp256k1
const { Fn } = Point

type Pair = { hiding: string; binding: string }
type SparkVector = {
  userSecret: string
  verifyingKey: string
  message: string
  adaptorPublicKey: string | null
  userIdentifier: string
  userNonce: Pair
  userCommitment: Pair
  operatorCommitments: Record<string, Pair>
  operatorSignatureShares: Record<string, string>
  expectedUserShare: string
  aggregate: string
  taprootOutputKeyX: string
  parity: string
}

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()
const number = (hex: string) => bytesToNumberBE(bytes(hex))
const point = (hex: string) => Point.fromBytes(bytes(hex))
const committed = (id: string, { hiding, binding }: Pair) => ({
  id: bytes(id),
  hiding: point(hiding),
  binding: point(binding),
})

function shareOf(vector: SparkVector): string {
  const { userNonce, adaptorPublicKey, operatorCommitments } = vector
  const nonces = { hiding: number(userNonce.hiding), binding: number(userNonce.binding) }
  const signing = {
    message: bytes(vector.message),
    verifyingKey: point(vector.verifyingKey),
    operators: Object.entries(operatorCommitments).map(([id, pair]) => committed(id, pair)),
    adaptor: adaptorPublicKey === null ? null : point(adaptorPublicKey),
  }
  return hexFromBytes(runSteps(signShareSteps(signing, bytes(vector.userSecret), nonces)))
}

it.skipIf(!hasCorpora)(
  `signs the shares of Spark, which add up to signatures of BIP-340: 128 of 128${skipNote}`,
  () => {
    const { vectors }: { vectors: SparkVector[] } = JSON.parse(
      readCorpus('spark-frost-vectors.json'),
    )
    let right = 0
    let valid = 0
    for (const vector of vectors) {
      const own = shareOf(vector)
      if (own === vector.expectedUserShare) right++
      const shares = [own, ...Object.values(vector.operatorSignatureShares)]
      const sum = shares.reduce((total, share) => Fn.add(total, number(share)), 0n)
      const signature = concatBytes(bytes(vector.aggregate.slice(0, 64)), Fn.toBytes(sum))
      const isWhole = hexFromBytes(signature) === vector.aggregate
      const { message, taprootOutputKeyX } = vector
      if (isWhole && schnorr.verify(signature, bytes(message), bytes(taprootOutputKeyX))) valid++
    }
    printCount('Spark FROST shares', right, vectors.length)
    printCount('Spark FROST signatures', valid, vectors.length)
    expect([right, valid, vectors.length]).toEqual([128, 128, 128])
    // of every parity that key, output key and nonce can have
    expect(new Set(vectors.map(({ parity }) => parity.slice(0, 3))).size).toBe(8)
  },
  60_000,
)

it.skipIf(!hasCorpora)(`commits to nonces as Spark does${skipNote}`, () => {
  const { vectors }: { vectors: SparkVector[] } = JSON.parse(readCorpus('spark-frost-vectors.json'))
  for (const { userNonce, userCommitment, userIdentifier } of vectors.slice(0, 16)) {
    const own = commitTo({ hiding: number(userNonce.hiding), binding: number(userNonce.binding) })
    expect(hexFromBytes(own.hiding.toBytes(true))).toBe(userCommitment.hiding)
    expect(hexFromBytes(own.binding.toBytes(true))).toBe(userCommitment.binding)
    expect(userIdentifier).toBe(hexFromBytes(USER_ID))
  }
})

type RfcVector = {
  inputs: {
    group_public_key: string
    message: string
    participant_shares: { identifier: number; participant_share: string }[]
  }
  round_one_outputs: {
    outputs: {
      identifier: number
      hiding_nonce_randomness: string
      binding_nonce_randomness: string
      hiding_nonce: string
      binding_nonce: string
      hiding_nonce_commitment: string
      binding_nonce_commitment: string
      binding_factor: string
    }[]
  }
}

it.skipIf(!hasCorpora)(`makes the nonces and binding factors of RFC 9591${skipNote}`, () => {
  const { inputs, round_one_outputs }: RfcVector = JSON.parse(
    readCorpus('frost/frost-secp256k1-sha256.json'),
  )
  const hashes = frostHashes('FROST-secp256k1-SHA256-v1')
  const { outputs } = round_one_outputs
  const idOf = (identifier: number) => Fn.toBytes(BigInt(identifier))
  const bound = bindCommitments(
    hashes,
    outputs.map((each) => ({
      id: idOf(each.identifier),
      hiding: point(each.hiding_nonce_commitment),
      binding: point(each.binding_nonce_commitment),
    })),
    bytes(inputs.group_public_key),
    bytes(inputs.message),
  )
  expect(bound.map(({ factor }) => hexFromBytes(Fn.toBytes(factor)))).toEqual(
    outputs.map((each) => each.binding_factor),
  )
  for (const each of outputs) {
    const share = inputs.participant_shares.find(({ identifier }) => identifier === each.identifier)
    const secret = bytes(share?.participant_share ?? '')
    const nonce = (random: string) =>
      hexFromBytes(Fn.toBytes(nonceFrom(hashes, bytes(random), secret)))
    expect(nonce(each.hiding_nonce_randomness)).toBe(each.hiding_nonce)
    expect(nonce(each.binding_nonce_randomness)).toBe(each.binding_nonce)
  }
  expect(outputs).toHaveLength(2)
})
