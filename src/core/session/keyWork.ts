import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { judgeRecord } from './judgeRecord.ts'

/** Making the key of a session, and judging the record that a key is kept in: one part, since every login needs both. */
export const keyWork = { generateKeyPair, judgeRecord } as const
