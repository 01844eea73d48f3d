import {
  hashAuthorization,
  hashMessage,
  keccak256,
  sha256,
  Transaction,
  TypedDataEncoder,
  toUtf8Bytes,
} from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { visibleParts } from '../../src/core/wallet/signing/visibleText.ts'
import { bidiTexts, escapedModel, mixesScripts } from '../support/escapedModel.ts'
import { printCount } from '../support/printCount.ts'
import { createChance, type SignCase } from '../support/signCase.ts'
import { signCases } from '../support/signCases.ts'
import { createSignStage } from '../support/signStage.ts'
import {
  detailsOf,
  linesOf,
  PASSES,
  storedInterface,
  type ViewFacts,
  viewFor,
  warned,
} from '../support/signViews.ts'
import { hashOfTree } from '../support/typedFromTree.ts'
import { hasCorpora, readCorpus, skipNote } from '../vectors/corpora.ts'

const seen = (text: string) =>
  visibleParts(text)
    .map((part) => ('text' in part ? part.text : `[${part.hidden}]`))
    .join('')

/** Everything that a person reads, but for the raw view. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A view in which that text stands, each place that a stranger can write to. */
function viewsWith(text: string): readonly SignView[] {
  const types = { Note: [{ name: 'note', type: 'string' }] }
  const domain = { name: text, chainId: 1, verifyingContract: PASSES }
  const typedData = JSON.stringify({ types, primaryType: 'Note', domain, message: { note: text } })
  const facts: ViewFacts = { interfaces: [storedInterface(PASSES, text, [])] }
  return [
    viewFor({ kind: 'message', message: text }),
    viewFor({ kind: 'typedData', typedData }),
    viewFor({ kind: 'send', transaction: { caip2: 'eip155:1', to: PASSES, value: 1n } }, facts),
  ]
}

describe.skipIf(!hasCorpora)('a text that deceives', () => {
  const naughty: readonly string[] = hasCorpora ? JSON.parse(readCorpus('blns.json')) : []

  test.each([
    ['naughty strings', naughty, 515],
    ['bidi cases', bidiTexts, 200],
  ])(`T23 %s are shown as what they are, wherever they stand${skipNote}`, (name, texts, count) => {
    const right = texts.filter((text) => {
      const views = viewsWith(text)
      const isWhole = views.every(
        (view) => text === '' || textsIn([view.effect, view.details]).includes(text),
      )
      const isEscaped = views.every((view) => {
        const shown = textsIn([view.effect, view.details]).filter((one) => one === text)
        return shown.every((one) => seen(one) === escapedModel(text))
      })
      // a person is told, unless all of it can be seen
      const isHidden = escapedModel(text) !== text
      // in what somebody wrote words may well mix scripts, in names they may not
      const isTold = views.every((view) => {
        const isName = view.effect.kind !== 'message'
        const isMeant = isHidden || (isName && mixesScripts(text))
        return warned(view).includes('hiddenCharacters') === isMeant
      })
      return isWhole && isEscaped && isTold
    })
    printCount(`T23 ${name} shown as they are`, right.length, count)
    expect([right.length, texts.length]).toEqual([count, count])
  })
})

const COUNT = 1000
let stage: Awaited<ReturnType<typeof createSignStage>>
beforeAll(async () => {
  stage = await createSignStage()
}, 60_000)
afterAll(() => stage.stop())

test('T23 what is shown is what the service has got and signed', async () => {
  let view: SignView | null = null
  const confirm = async (shown: SignView) => {
    view = shown
    return true
  }
  const kit = { ...stage.kit, options: { ...stage.kit.options, signing: { confirm } } }
  const cases = signCases(COUNT, stage.accounts, createChance(23))
  const signed: { one: SignCase; view: SignView | null; mark: string; isRight: boolean }[] = []
  for (const one of cases) {
    view = null
    const outcome = await signingOf(kit).sign(one.request)
    if ('cancelled' in outcome || outcome.kind === 'sent' || outcome.kind === 'broadcast')
      throw new Error('was not signed')
    const mark =
      outcome.kind === 'signature'
        ? outcome.signature.r + outcome.signature.s
        : outcome.signedTransaction
    signed.push({ one, view, mark, isRight: await one.isSignedBy(outcome) })
  }
  const got = await recorded()
  const same = signed.filter(({ one, view: shown, mark, isRight }) => {
    const parameters = got.get(mark)
    const hash = parameters && bytesOf(parameters)
    return isRight && shown && hash === one.signedBytes && bytesShown(shown, one) === hash
  })
  printCount('T23 requests whose shown bytes are the signed ones', same.length, COUNT)
  const wrong = signed.filter((it) => !same.includes(it)).map(({ one }) => one.format)
  expect([same.length, [...new Set(wrong)]]).toEqual([COUNT, []])
  expect(signed.filter(isLongData).length).toBeGreaterThan(10)
}, 300_000)

/** Typed data of more than ten members, with a list of more than ten items. */
function isLongData({ one: { format }, view }: { one: SignCase; view: SignView | null }): boolean {
  const [tree] = view && format === 'EIP-712' ? detailsOf(view, 'tree') : []
  // and the domain
  const isLong = tree && tree.nodes.length > 11
  return isLong ? tree.nodes.some((node) => node.children.length > 10) : false
}

type Parameters = Readonly<Record<string, unknown>>

/** What the service has kept of each request that it signed, by what it answered. */
async function recorded(): Promise<ReadonlyMap<string, Parameters>> {
  const found = new Map<string, Parameters>()
  let after: string | undefined
  do {
    const paginationOptions = { limit: '100', ...(after && { after }) }
    const { activities } = await stage.kit.query('listActivities', { paginationOptions })
    for (const { intent, result } of activities) {
      const [kept] = Object.values(intent)
      const { r = '', s = '', signedTransaction } = Object(Object.values(result)[0])
      found.set(signedTransaction ?? r + s, Object(kept))
    }
    after = activities.at(-1)?.id
  } while (after)
  return found
}

const hex = (text: unknown) => `0x${text}`

/** What is signed for those parameters, as another library has it: a hash, or all bytes on Solana. */
function bytesOf({
  payload,
  encoding,
  hashFunction,
  unsignedTransaction,
  type,
}: Parameters): string {
  if (type === 'TRANSACTION_TYPE_ETHEREUM')
    return Transaction.from(hex(unsignedTransaction)).unsignedHash
  // one signature of zeros, and the count of it
  if (type === 'TRANSACTION_TYPE_SOLANA') return hex(String(unsignedTransaction).slice(2 + 128))
  if (encoding === 'PAYLOAD_ENCODING_EIP712') return typedHash(String(payload))
  if (encoding === 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION')
    return hashAuthorization(JSON.parse(String(payload)))
  const bytes =
    encoding === 'PAYLOAD_ENCODING_TEXT_UTF8' ? toUtf8Bytes(String(payload)) : hex(payload)
  if (hashFunction === 'HASH_FUNCTION_KECCAK256') return keccak256(bytes)
  return hashFunction === 'HASH_FUNCTION_SHA256' ? sha256(bytes) : String(bytes)
}

function typedHash(text: string): string {
  const { types, domain, message } = JSON.parse(text)
  return TypedDataEncoder.hash(domain, types, message)
}

/** The same of what a person has read: of the words where all of it is in words, else of the raw view. */
function bytesShown(view: SignView, { format }: SignCase): string {
  const [text] = detailsOf(view, 'text')
  const [data] = detailsOf(view, 'data')
  const [tree] = detailsOf(view, 'tree')
  if (format === 'EIP-191 text') return hashMessage(text?.text ?? '')
  if (format === 'EIP-191 bytes' && data)
    return hashMessage(Uint8Array.from(Buffer.from(data.hex.slice(2), 'hex')))
  if (format === 'Ed25519 text') return hex(Buffer.from(text?.text ?? '').toString('hex'))
  if (format === 'raw hash') return data?.hex ?? ''
  if (format === 'EIP-7702') {
    const lines = linesOf(tree?.nodes ?? []).map((line) => line.split(': ') as [string, string])
    const { chainId = '', address = '', nonce = '' } = Object.fromEntries(lines)
    return hashAuthorization({ chainId: BigInt(chainId), address, nonce: BigInt(nonce) })
  }
  if (format === 'EIP-712') return tree ? hashOfTree(tree) : ''
  return bytesOf(JSON.parse(view.raw))
}
