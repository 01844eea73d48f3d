import * as v from 'valibot'

/** How a request proves who sent it. */
export const stampedWith = {
  configId: 'Config ID',
  sessionKey: 'Session key',
  passkey: 'Passkey',
  wallet: 'Wallet',
  provenKey: 'Key with proof',
  nothing: 'Nothing',
} as const

const stampSchema = v.object({
  header: v.string(),
  /** Whether the stamp was made for exactly this body. */
  matches: v.boolean(),
  /** The facts of it that are no secret, and too short to be used again. */
  facts: v.array(v.tuple([v.string(), v.string()])),
})

/** What a stamp of a request says, and whether it fits. */
export type StampFacts = v.InferOutput<typeof stampSchema>

/** A request of the preview and its answer; every secret is cut out before it leaves the preview. */
export const requestEntrySchema = v.object({
  id: v.string(),
  atMs: v.number(),
  method: v.string(),
  url: v.string(),
  stampedWith: v.picklist([
    'configId',
    'sessionKey',
    'passkey',
    'wallet',
    'provenKey',
    'nothing',
  ] satisfies (keyof typeof stampedWith)[]),
  stamp: v.nullable(stampSchema),
  /** Null: no answer came. 0: one that a page may not read. */
  status: v.nullable(v.number()),
  /** Whether the kit itself gave it up before an answer came. */
  isStopped: v.boolean(),
  ms: v.number(),
  body: v.string(),
  response: v.string(),
})

export type RequestEntry = v.InferOutput<typeof requestEntrySchema>
