import type { Mockup } from './mockup.ts'
import { pageRows } from './pageRows.ts'
import { storyRows } from './storyRows.ts'

/** Every mockup of the design. */
export const mockups: readonly Mockup[] = [...storyRows, ...pageRows]
