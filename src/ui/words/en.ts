import type { Words } from '../../react/words.ts'
import { account } from './en/account.ts'
import { errors } from './en/errors.ts'
import { exporting } from './en/exporting.ts'
import { frame } from './en/frame.ts'
import { importing } from './en/importing.ts'
import { linking } from './en/linking.ts'
import { outcome } from './en/outcome.ts'
import { proof } from './en/proof.ts'
import { sending } from './en/sending.ts'
import { session } from './en/session.ts'
import { signature, signatureNotes } from './en/signature.ts'
import { signFailed } from './en/signFailed.ts'
import { signing } from './en/signing.ts'
import { loginTexts } from './loginTexts.ts'

/** Every text in English: the texts that partial translations fall back to. */
export const en: Words = {
  ...loginTexts,
  session,
  linking,
  frame,
  account,
  exporting,
  importing,
  proof,
  sending,
  signing: {
    ...signing,
    ...signature,
    ...signFailed,
    notes: { ...signing.notes, ...signatureNotes },
  },
  outcome,
  errors,
}
