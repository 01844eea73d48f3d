import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** A tag as queries answer it. Spec: Other named resources (fields from the public wire). */
export const tag = v.object({
  tagId: v.string(),
  tagName: v.string(),
  tagType: v.picklist(['TAG_TYPE_USER', 'TAG_TYPE_PRIVATE_KEY']),
  createdAt: timestamp,
  updatedAt: timestamp,
})
