import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type MethodName, type MethodRow, methodNames, moved } from '../settings/methods.ts'
import type { HandleProps } from './MethodHandle.tsx'

type Lift = {
  readonly method: MethodName
  readonly rows: readonly MethodRow[]
  readonly by: 'pointer' | 'keys'
}

/** A list whose rows can be moved, and what is said while one moves. */
export type Reordering = {
  /** As they stand now; while one is lifted, as they would be kept. */
  readonly rows: readonly MethodRow[]
  readonly lifted: MethodName | null
  /** For a live region. */
  readonly news: string
  readonly handleOf: (method: MethodName) => HandleProps
}

/**
 * Lets rows be moved by dragging, and by keyboard: space lifts and puts down, arrows move, Escape puts back. An order is
 * kept once, when the row is put down.
 */
export function useReordering(
  kept: readonly MethodRow[],
  onKeep: (rows: readonly MethodRow[]) => void,
): Reordering {
  const [lift, setLift] = useState<Lift | null>(null)
  const [news, setNews] = useState('')
  const rows = lift?.rows ?? kept

  const say = (method: MethodName, order: readonly MethodRow[], what = '') => {
    const at = order.findIndex((row) => row.method === method)
    setNews(`${methodNames[method]}${what}, position ${at + 1} of ${order.length}`)
  }

  function take(method: MethodName, by: Lift['by']) {
    setLift({ method, rows: kept, by })
    say(method, kept, ' lifted')
  }

  function moveTo(to: number) {
    if (!lift) return
    const next = moved(lift.rows, lift.method, to)
    if (next.every((row, index) => row.method === lift.rows[index]?.method)) return
    setLift({ ...lift, rows: next })
    say(lift.method, next)
  }

  function putDown() {
    if (!lift) return
    setLift(null)
    say(lift.method, lift.rows, ' put down')
    onKeep(lift.rows)
  }

  function putBack() {
    if (!lift) return
    setLift(null)
    say(lift.method, kept, ' put back')
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, method: MethodName) {
    const isLifted = lift?.method === method
    const at = rows.findIndex((row) => row.method === method)
    const steps = new Map([
      ['ArrowUp', at - 1],
      ['ArrowDown', at + 1],
      ['Home', 0],
      ['End', rows.length - 1],
    ])
    const to = steps.get(event.key)
    if (event.key === ' ' || event.key === 'Enter') {
      if (isLifted) putDown()
      else take(method, 'keys')
    } else if (isLifted && to !== undefined) moveTo(to)
    else if (isLifted && event.key === 'Escape') putBack()
    else return
    event.preventDefault()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (lift?.by !== 'pointer') return
    const items = event.currentTarget.closest('ol')?.children ?? []
    const edges = Array.from(items, (item) => item.getBoundingClientRect())
    moveTo(edges.filter(({ bottom }) => event.clientY > bottom).length)
  }

  const handleOf = (method: MethodName): HandleProps => ({
    isLifted: lift?.method === method,
    onKeyDown: (event) => onKeyDown(event, method),
    // whoever goes on elsewhere has not decided to change anything
    onBlur: () => lift?.by === 'keys' && putBack(),
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      take(method, 'pointer')
    },
    onPointerMove,
    onPointerUp: () => lift?.by === 'pointer' && putDown(),
    onPointerCancel: putBack,
  })

  return { rows, lifted: lift?.method ?? null, news, handleOf }
}
