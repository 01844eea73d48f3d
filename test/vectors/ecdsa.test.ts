import { expect, it } from 'vitest'
import { compressPublicKey } from '../../src/crypto/p256/compressPublicKey.ts'
import { importPublicKey } from '../../src/crypto/p256/importPublicKey.ts'
import { verify } from '../../src/crypto/p256/verify.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

type Case = { tcId: number; msg: string; sig: string; result: 'valid' | 'invalid' | 'acceptable' }
type Corpus = { testGroups: { publicKey: { uncompressed: string }; tests: Case[] }[] }

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

/**
 * Runs every case and returns the ids of those with the wrong answer. `acceptable` has a rule: it must be refused,
 * because this protocol knows one spelling of a signature. The cases with a high s are `valid` in these files.
 */
async function wrongAnswers(
  file: string,
  accepts: (publicKeyHex: string, one: Case) => Promise<boolean>,
): Promise<{ count: number; wrong: number[] }> {
  const corpus: Corpus = JSON.parse(readCorpus(file))
  const wrong: number[] = []
  let count = 0
  for (const group of corpus.testGroups) {
    for (const one of group.tests) {
      count++
      if ((await accepts(group.publicKey.uncompressed, one)) !== (one.result === 'valid'))
        wrong.push(one.tcId)
    }
  }
  printCount(`${file} answered as wanted`, count - wrong.length, count)
  return { count, wrong }
}

it.skipIf(!hasCorpora)(
  `sec/T26 verifyStamp answers Wycheproof ECDSA P-256 with SHA-256 in DER: 484 of 484${skipNote}`,
  async () => {
    const answers = await wrongAnswers(
      'wycheproof/ecdsa_secp256r1_sha256_test.json',
      async (publicKeyHex, one) => {
        const publicKey = compressPublicKey(bytes(publicKeyHex))
        const scheme = 'SIGNATURE_SCHEME_TK_API_P256'
        const header = writeStamp({ publicKey, scheme, signature: one.sig })
        return (await verifyStamp(header, bytes(one.msg))).kind === 'valid'
      },
    )
    expect(answers).toEqual({ count: 484, wrong: [] })
  },
)

it.skipIf(!hasCorpora)(
  `sec/T26 verify, as tokens use it, answers Wycheproof ECDSA P-256 with SHA-256 as r and s: 262 of 262${skipNote}`,
  async () => {
    const answers = await wrongAnswers(
      'wycheproof/ecdsa_secp256r1_sha256_p1363_test.json',
      async (publicKeyHex, one) => {
        const key = await importPublicKey(publicKeyHex)
        return key !== null && (await verify(key, bytes(one.sig), bytes(one.msg)))
      },
    )
    expect(answers).toEqual({ count: 262, wrong: [] })
  },
)
