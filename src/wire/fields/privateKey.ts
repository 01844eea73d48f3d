import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** One way of writing a public key as an address. */
export const keyAddress = v.object({ format: v.string(), address: v.string() })

/** A private key that is no wallet's, as queries answer it. Spec: Other named resources (fields from the public wire). */
export const privateKey = v.object({
  privateKeyId: v.string(),
  publicKey: v.string(),
  privateKeyName: v.string(),
  curve: v.string(),
  addresses: v.array(keyAddress),
  privateKeyTags: v.array(v.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  exported: v.boolean(),
  imported: v.boolean(),
})

/** A tag of private keys. Spec: Other named resources (fields from the public wire). */
export const privateKeyTag = v.object({
  tagId: v.string(),
  tagName: v.string(),
  tagType: v.literal('TAG_TYPE_PRIVATE_KEY'),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type PrivateKey = v.InferOutput<typeof privateKey>
