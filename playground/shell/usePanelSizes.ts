import { useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { namesOf } from '../settings/namesOf.ts'
import { fitted, type PanelName, type PanelSizes, panels } from './panels.ts'

const KEY = 'latchkit-playground-sizes'

const keptSchema = v.record(v.string(), v.number())

/** The sizes of the panels, remembered in this tab: a shared address says nothing of them. */
export function usePanelSizes() {
  const [sizes, setSizes] = useState(readSizes)

  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const name of namesOf(sizes)) style.setProperty(`--pg-${name}`, `${sizes[name]}px`)
  }, [sizes])

  function resize(name: PanelName, size: number): void {
    const next = { ...sizes, [name]: size }
    setSizes(next)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // storage is blocked or full: the sizes last as long as the page
    }
  }

  return { sizes, resize }
}

function readSizes(): PanelSizes {
  const kept = keptSizes()
  const sizeOf = (name: PanelName) => fitted(name, kept[name] ?? panels[name].usual)
  return { controls: sizeOf('controls'), code: sizeOf('code'), drawer: sizeOf('drawer') }
}

function keptSizes(): Readonly<Record<string, number>> {
  try {
    return v.parse(keptSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    // storage is blocked, or holds something else
    return {}
  }
}
