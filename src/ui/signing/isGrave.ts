import type { SignView } from '../../core/wallet/signing/signView.ts'

/** Whether it is dangerous, or nobody can read it: the first choice is no then. */
export function isGrave({ level }: Pick<SignView, 'level'>): boolean {
  return level === 'danger' || level === 'unreadable'
}
