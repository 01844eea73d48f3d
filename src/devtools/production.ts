import type { LatchkitOptions } from '../core/options.ts'
import type { LatchkitDevtoolsProps } from './devtoolsProps.ts'

/** What every build but one for development gets in place of the panel: nothing. */
export function LatchkitDevtools(_props: LatchkitDevtoolsProps): null {
  return null
}

/** The options as they are. */
export function withDevtools(options: LatchkitOptions): LatchkitOptions {
  return options
}
