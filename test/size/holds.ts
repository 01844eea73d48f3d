import type { Rolldown } from 'vite'

/** Whether a chunk has a module whose path fits. */
export const holds = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => pattern.test(id))
