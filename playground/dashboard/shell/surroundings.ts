import { createContext, useContext } from 'react'
import type { Facts } from '../facts.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'

/** What every page of the dashboard may ask for. */
export type Surroundings = { readonly facts: Facts; readonly requests: RequestLog }

export const SurroundingsContext = createContext<Surroundings | null>(null)

/** The service that this page belongs to, and what the page has asked of it. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext)
  if (!surroundings) throw new Error('outside of the dashboard')
  return surroundings
}
