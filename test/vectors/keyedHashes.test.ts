import { KDF_HKDF_SHA256 } from 'hpke'
import { expect, it } from 'vitest'
import { bufferSource } from '../../src/lib/bufferSource.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { openHashKey } from '../../src/service/seed/hashKey.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

type Result = { readonly tcId: number; readonly result: 'valid' | 'invalid' }
type MacCase = Result & Readonly<Record<'key' | 'msg' | 'tag', string>>
type HkdfCase = Result &
  Readonly<Record<'ikm' | 'salt' | 'info' | 'okm', string>> & { readonly size: number }
type Corpus<Case> = { readonly testGroups: readonly { readonly tests: readonly Case[] }[] }

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

function casesOf<Case>(path: string): readonly Case[] {
  const corpus: Corpus<Case> = JSON.parse(readCorpus(path))
  return corpus.testGroups.flatMap(({ tests }) => tests)
}

it.skipIf(!hasCorpora)(
  `T36 the key of code hashes answers Wycheproof HMAC-SHA-256: 174 of 174${skipNote}`,
  async () => {
    const cases = casesOf<MacCase>('wycheproof/hmac_sha256_test.json')
    const wrong: number[] = []
    for (const { tcId, key, msg, tag, result } of cases) {
      const opened = await openHashKey(bytes(key))
      const mac = await crypto.subtle.sign('HMAC', opened, bufferSource(bytes(msg)))
      // some tags are cut to half
      const isRight = hexFromBytes(new Uint8Array(mac)).slice(0, tag.length) === tag
      if (isRight !== (result === 'valid')) wrong.push(tcId)
    }
    printCount('T36 Wycheproof HMAC-SHA-256', cases.length - wrong.length, 174)
    expect({ count: cases.length, wrong }).toEqual({ count: 174, wrong: [] })
  },
)

it.skipIf(!hasCorpora)(
  `T36 the key derivation of sealed bundles answers Wycheproof HKDF-SHA-256: 86 of 86${skipNote}`,
  async () => {
    const kdf = KDF_HKDF_SHA256()
    const derived = async ({ ikm, salt, info, size }: HkdfCase) => {
      try {
        const key = await kdf.Extract(bytes(salt), bytes(ikm))
        return hexFromBytes(await kdf.Expand(key, bytes(info), size))
      } catch {
        return null // more than HKDF gives, which is right for the invalid cases
      }
    }
    const cases = casesOf<HkdfCase>('wycheproof/hkdf_sha256_test.json')
    const wrong: number[] = []
    for (const one of cases)
      if ((await derived(one)) !== (one.result === 'valid' ? one.okm : null)) wrong.push(one.tcId)
    printCount('T36 Wycheproof HKDF-SHA-256', cases.length - wrong.length, 86)
    expect({ count: cases.length, wrong }).toEqual({ count: 86, wrong: [] })
  },
)
