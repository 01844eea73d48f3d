import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import type { Meaning, Party, SignNode, SignView } from '../../src/core/wallet/signing/signView.ts'
import { leaf, permit, purchase, stranger, usdc } from './samples.ts'

const [tree] = permit.details
const isPlain = ({ value }: SignNode) => value !== null
const permitted = tree?.kind === 'tree' ? tree.nodes.filter(isPlain) : []

const means = (node: SignNode, meaning: Meaning): SignNode => ({ ...node, meaning })
const party = (name: string, it: Party) =>
  means(leaf(name, 'address', it.address), { kind: 'party', party: it })

/** Every kind of value that a call can have, none within another. */
export const spending: SignView = {
  ...purchase,
  money: 'later',
  effect: { kind: 'call', to: usdc, functionName: 'approveUntil' },
  details: purchase.details.map((detail) => {
    if (detail.kind === 'to') return { ...detail, party: usdc }
    if (detail.kind === 'pay') return { ...detail, amounts: [] }
    if (detail.kind !== 'call') return detail
    const nodes = [
      ...permitted,
      party('operator', stranger),
      means(leaf('isFinal', 'bool', 'true'), { kind: 'boolean', isTrue: true }),
      means(leaf('chainId', 'uint256', '8453'), {
        kind: 'chain',
        chain: chainFacts('eip155:8453'),
      }),
    ]
    return { ...detail, functionName: 'approveUntil', nodes }
  }),
}
