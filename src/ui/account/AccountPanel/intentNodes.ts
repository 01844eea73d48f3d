import type { Activity } from '../../../core/account/activity.ts'
import type { SignNode } from '../../../core/wallet/signing/signView.ts'

/**
 * What an activity was asked with, to the letter: one line for each value, whatever it is in, so that none is folded away.
 *
 * @example
 * intentNodes({ createWalletIntent: { accounts: [{ path: 'm/0' }] } }) // [{ name: 'accounts.1.path', value: 'm/0', … }]
 */
export function intentNodes(intent: Activity['intent']): readonly SignNode[] {
  return Object.values(intent).flatMap((parameters) => linesOf(parameters, []))
}

function linesOf(value: unknown, path: readonly string[]): readonly SignNode[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  // places in a list are counted from 1
  const own = (name: string) => (Array.isArray(value) ? String(Number(name) + 1) : name)
  if (members.length > 0 || path.length === 0)
    return members.flatMap(([name, one]) => linesOf(one, [...path, own(name)]))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [{ name: path.join('.'), type: '', value: text, meaning: null, children: [] }]
}
