import { expect, it } from 'vitest'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

type Case = { tcId: number; msg: string; sig: string; result: 'valid' | 'invalid' }
type Corpus = { testGroups: { publicKey: { pk: string }; tests: Case[] }[] }

it.skipIf(!hasCorpora)(
  `sec/T26 verifyStamp answers Wycheproof Ed25519: 151 of 151${skipNote}`,
  async () => {
    const corpus: Corpus = JSON.parse(readCorpus('wycheproof/ed25519_test.json'))
    const scheme = 'SIGNATURE_SCHEME_TK_API_ED25519'
    const wrong: number[] = []
    let count = 0
    for (const { publicKey, tests } of corpus.testGroups) {
      for (const { tcId, msg, sig, result } of tests) {
        count++
        const header = writeStamp({ publicKey: publicKey.pk, scheme, signature: sig })
        const { kind } = await verifyStamp(header, bytesFromHex(msg) ?? new Uint8Array())
        if ((kind === 'valid') !== (result === 'valid')) wrong.push(tcId)
      }
    }
    printCount('Wycheproof Ed25519 answered as wanted', count - wrong.length, count)
    expect({ count, wrong }).toEqual({ count: 151, wrong: [] })
  },
)
