import { expect } from 'vitest'
import type { AdapterStage, Person } from '../../support/adapters/adapterStage.ts'
import type { AdapterName, Driver, Place } from '../../support/adapters/driver.ts'
import { eip1193Driver } from '../../support/adapters/eip1193Driver.ts'
import { solanaDriver } from '../../support/adapters/solanaDriver.ts'
import { viemDriver } from '../../support/adapters/viemDriver.ts'
import { wagmiDriver } from '../../support/adapters/wagmiDriver.ts'

const makers = {
  eip1193: eip1193Driver,
  viem: viemDriver,
  wagmi: wagmiDriver,
  solana: solanaDriver,
} as const

/** What a check has at hand. */
export type Trial = {
  readonly stage: AdapterStage
  /** Logged in and rich; the same for all checks of an adapter. */
  readonly person: Person
  readonly driver: Driver
  /** The adapter of this check for another person. */
  driverOf(person: Person): Driver
}

export type Check = (trial: Trial) => Promise<void>

/** Where a behaviour cannot be: what is there in its place. */
type Equivalent = { readonly as: string; readonly check: Check }

/** One behaviour, and how it is checked: alike for all adapters, or by one's own means. */
export type Row = {
  readonly behaviour: string
  readonly all?: Check
} & Partial<Readonly<Record<AdapterName, Check | Equivalent>>>

export function trialOf(name: AdapterName, stage: AdapterStage, person: Person): Trial {
  const driverOf = (one: Person) => makers[name](stage, one).driver
  return { stage, person, driver: driverOf(person), driverOf }
}

/** The check of an adapter, and the words for it. */
export function cellOf(row: Row, name: AdapterName): { readonly title: string; check: Check } {
  const own = row[name] ?? row.all
  if (!own) throw new Error(`${name} has nothing for: ${row.behaviour}`)
  if (typeof own === 'function') return { title: row.behaviour, check: own }
  return { title: `${row.behaviour}; here: ${own.as}`, check: own.check }
}

/** What a promise is refused with. @throws Error when it is not. */
export async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('it was not refused')
}

/** A block comes a moment after the answer. */
export function arrives(driver: Driver, to: string, amount: bigint, place?: Place): Promise<void> {
  return expect.poll(() => driver.balanceOf(to, place), { timeout: 20_000 }).toBe(amount)
}
