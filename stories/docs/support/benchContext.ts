import { createContext } from 'react'

/** What the bench sets: whoever shows what follows from it reads it, to be drawn again. */
export const BenchContext = createContext<object | null>(null)
