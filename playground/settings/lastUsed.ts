import { methodNames } from './methods.ts'

/** Which method the preview takes for the last one used, and what the list calls it. */
export const lastUsed = {
  device: 'The real one',
  none: 'Nothing yet',
  ...methodNames,
} as const

export type LastUsed = keyof typeof lastUsed
