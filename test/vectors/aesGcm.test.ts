import { expect, it } from 'vitest'
import { decrypt, importAesKey } from '../../src/crypto/seal/aesGcm.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

type Case = Record<'key' | 'iv' | 'aad' | 'msg' | 'ct' | 'tag', string> & {
  tcId: number
  result: 'valid' | 'invalid'
}
type Corpus = { testGroups: { ivSize: number; tests: Case[] }[] }

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

async function opened(one: Case): Promise<string | null> {
  const key = await importAesKey(bytes(one.key))
  try {
    return hexFromBytes(await decrypt(key, bytes(one.iv + one.ct + one.tag), bytes(one.aad)))
  } catch {
    return null // refused, which is right for the invalid cases
  }
}

it.skipIf(!hasCorpora)(
  `T36 the box of the sealer answers Wycheproof AES-GCM with 96-bit nonces: 197 of 197${skipNote}`,
  async () => {
    const corpus: Corpus = JSON.parse(readCorpus('wycheproof/aes_gcm_test.json'))
    const cases = corpus.testGroups.filter((one) => one.ivSize === 96).flatMap((one) => one.tests)
    const wrong: number[] = []
    for (const one of cases) {
      if ((await opened(one)) !== (one.result === 'valid' ? one.msg : null)) wrong.push(one.tcId)
    }
    printCount('T36 Wycheproof AES-GCM', cases.length - wrong.length, 197)
    expect({ count: cases.length, wrong }).toEqual({ count: 197, wrong: [] })
  },
)
