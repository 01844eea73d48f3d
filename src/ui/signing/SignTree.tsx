'use client'

import { Fragment, type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import type { SignNode } from '../../core/wallet/signing/signView.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { NodeValue } from './NodeValue.tsx'
import { treeStep } from './treeStep.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type SignTreeProps = {
  /** What readers call it. */
  readonly label: string
  readonly nodes: readonly SignNode[]
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** A list of more than this is folded, wherever it is. */
const LONG = 20

/** Names and values, some within others. One stop of Tab; arrows go through it. Renders a `div` that is a tree. */
export function SignTree({ label, nodes, nowMs }: SignTreeProps) {
  const slot = useSlot()
  const id = useId()
  const [current, setCurrent] = useState(`${id}-0`)
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({})

  function go(key: string, event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = treeStep(event.currentTarget, current, key, isRtl)
    if (step === null) return
    event.preventDefault()
    if ('to' in step) {
      setCurrent(step.to)
      document.getElementById(step.to)?.scrollIntoView?.({ block: 'nearest' })
    } else if ('fold' in step) setAll(step.fold, step.isFolded)
    else document.getElementById(current)?.querySelector<HTMLElement>('.lk-short')?.click()
  }

  const setAll = (paths: readonly string[], isFolded: boolean) =>
    setFolds({ ...folds, ...Object.fromEntries(paths.map((path) => [path, isFolded])) })

  function onClick({ target }: MouseEvent) {
    const item = target instanceof Element ? target.closest('[role="treeitem"]') : null
    if (!item) return
    setCurrent(item.id)
    const folded = item.getAttribute('aria-expanded')
    if (folded !== null) setAll([item.id], folded === 'true')
  }

  return (
    <div
      {...slot('tree', 'lk-tree')}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={current}
      onKeyDown={(event) => go(event.key, event)}
      onClick={onClick}
    >
      <Items nodes={nodes} path={id} level={1} folds={folds} current={current} nowMs={nowMs} />
    </div>
  )
}

type ItemsProps = Pick<SignTreeProps, 'nodes' | 'nowMs'> & {
  readonly path: string
  readonly level: number
  readonly folds: Readonly<Record<string, boolean>>
  readonly current: string
}

function Items({ nodes, path, level, folds, current, nowMs }: ItemsProps) {
  const words = useSigningWords()
  const slot = useSlot()
  return nodes.map((node, at) => {
    const own = `${path}-${at}`
    const { children, type, value } = node
    const isFolder = value === null
    const isOpen = isFolder && !(folds[own] ?? (level > 1 || children.length > LONG))
    const isList = type.endsWith(']')
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
            {isFolder ? <Icon name="chevron-down" size={16} /> : null}
            <VisibleText text={node.name} />
          </span>
          <span {...slot('treeValue', 'lk-tree-value')}>
            {isFolder && isList ? words.items(children.length) : null}
            {isFolder ? null : <NodeValue node={node} nowMs={nowMs} />}
          </span>
        </div>
        {isOpen ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset
          <div role="group">
            <Items
              nodes={children}
              path={own}
              level={level + 1}
              folds={folds}
              current={current}
              nowMs={nowMs}
            />
          </div>
        ) : null}
      </Fragment>
    )
  })
}
