'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Latchkit } from '../../core/latchkit.ts'
import { useKit } from '../../react/kitContext.ts'

type Hosts = {
  /** Everyone who could show the modal; the first one does. */
  claims: readonly symbol[]
  readonly listeners: Set<() => void>
}

const hostsOfKit = new WeakMap<Latchkit, Hosts>()

/**
 * Whether this component is the one that shows the kit's modal, so that several buttons make one dialog.
 *
 * @param hasPriority - true goes before those without: a `LoginModal` that the app has placed before any button.
 */
export function useModalHost(hasPriority: boolean): boolean {
  const hosts = hostsOf(useKit())
  const [claim] = useState(() => Symbol('host'))

  useEffect(() => {
    change(hosts, hasPriority ? [claim, ...hosts.claims] : [...hosts.claims, claim])
    return () =>
      change(
        hosts,
        hosts.claims.filter((other) => other !== claim),
      )
  }, [hosts, claim, hasPriority])

  return useSyncExternalStore(
    (listener) => {
      hosts.listeners.add(listener)
      return () => hosts.listeners.delete(listener)
    },
    () => hosts.claims[0] === claim,
    () => false,
  )
}

function hostsOf(kit: Latchkit): Hosts {
  const known = hostsOfKit.get(kit)
  if (known) return known
  const hosts: Hosts = { claims: [], listeners: new Set() }
  hostsOfKit.set(kit, hosts)
  return hosts
}

function change(hosts: Hosts, claims: readonly symbol[]) {
  hosts.claims = claims
  for (const listener of hosts.listeners) listener()
}
