'use client'

import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import type { SignNode } from '../../core/wallet/signing/signView.ts'
import type { useSlot } from '../theme/useSlot.ts'
import { treeStep } from './treeStep.ts'

export type SignTreeProps = {
  /** What readers call it. */
  readonly label: string
  readonly nodes: readonly SignNode[]
  /** What draws it is given by who shows the tree: so it loads with nothing that is there already. */
  readonly slot: ReturnType<typeof useSlot>
  /** In front of what has others in it. */
  readonly icon: ReactNode
  readonly name: (node: SignNode) => ReactNode
  readonly value: (node: SignNode) => ReactNode
}

/** A list of more than this is folded, wherever it is. */
const LONG = 20

/** Names and values, some within others. One stop of Tab; arrows go through it. Renders a `div` that is a tree. */
export function SignTree({ label, nodes, slot, icon, name, value }: SignTreeProps) {
  const id = useId()
  const [current, setCurrent] = useState(`${id}-0`)
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({})

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = treeStep(event.currentTarget, current, event.key, isRtl)
    if (step === null) return
    event.preventDefault()
    for (const pressed of step.presses) pressed.click()
    setCurrent(step.to.id)
    step.to.scrollIntoView?.({ block: 'nearest' })
  }

  function onClick({ target }: MouseEvent) {
    const item = target instanceof Element ? target.closest('[role="treeitem"]') : null
    if (!item) return
    setCurrent(item.id)
    const isOpen = item.getAttribute('aria-expanded') === 'true'
    setFolds((before) => ({ ...before, [item.id]: isOpen }))
  }

  const items = (within: readonly SignNode[], path: string, level: number): ReactNode =>
    within.map((node, at) => {
      const own = `${path}-${at}`
      const { children } = node
      const isFolder = node.value === null
      const isOpen = isFolder && !(folds[own] ?? (level > 1 || children.length > LONG))
      return (
        <Fragment key={own}>
          <div
            id={own}
            role="treeitem"
            className="lk-tree-row"
            tabIndex={-1}
            aria-level={level}
            aria-expanded={isFolder ? isOpen : undefined}
            data-current={current === own ? '' : undefined}
            data-name={node.name.toLowerCase()}
          >
            <span {...slot('treeKey', 'lk-tree-key')}>
              {isFolder ? icon : null}
              {name(node)}
            </span>
            <span {...slot('treeValue', 'lk-tree-value')}>{value(node)}</span>
          </div>
          {isOpen ? (
            // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset
            <div role="group">{items(children, own, level + 1)}</div>
          ) : null}
        </Fragment>
      )
    })

  return (
    <div
      {...slot('tree', 'lk-tree')}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={current}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {items(nodes, id, 1)}
    </div>
  )
}
