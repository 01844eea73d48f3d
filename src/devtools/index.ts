export type { LatchkitDevtoolsProps } from './devtoolsProps.ts'
export { LatchkitDevtools } from './LatchkitDevtools.tsx'
export { withDevtools } from './withDevtools.ts'
