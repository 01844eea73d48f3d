'use client'

import type { SignNode } from '../../core/wallet/signing/signView.ts'
import { lazyPart } from '../lazyPart.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { NodeValue } from './NodeValue.tsx'
import { VisibleText } from './VisibleText.tsx'

/** Most requests have nothing to unfold. What it stands in is not shown before it is there. */
const SignTree = lazyPart(async () => (await import('./SignTree.tsx')).SignTree)

export type SignNodesProps = {
  /** What readers call it. */
  readonly label: string
  readonly nodes: readonly SignNode[]
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** Names and values. Renders a `dl`, or a `div` that is a tree where some are within others. */
export function SignNodes({ label, nodes, nowMs }: SignNodesProps) {
  const slot = useSlot()
  const isTree = nodes.some(({ value }) => value === null)
  const name = (node: SignNode) => <VisibleText text={node.name} />
  const value = (node: SignNode) => <NodeValue node={node} nowMs={nowMs} isStop={!isTree} />
  const icon = <Icon name="chevron-down" size={16} />
  if (isTree) return <SignTree {...{ label, nodes, slot, icon, name, value }} />
  return (
    <dl {...slot('tree', 'lk-tree')}>
      {nodes.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of one request stay where they are
        <div key={at} className="lk-tree-row">
          <dt {...slot('treeKey', 'lk-tree-key')}>{name(node)}</dt>
          <dd {...slot('treeValue', 'lk-tree-value')}>{value(node)}</dd>
        </div>
      ))}
    </dl>
  )
}
