import type { Settings } from '../settings/settings.ts'
import { importOf } from './print.ts'

const hasDevtools = ({ devtools }: Settings) => devtools === 'on'

/** What an app with the devtools imports for them. */
export function devtoolsImport(settings: Settings): readonly string[] {
  const names = ['LatchkitDevtools', 'withDevtools']
  return hasDevtools(settings) ? importOf(names, 'latchkit/devtools') : []
}

/** The panel, beside what stands in the provider. */
export function devtoolsElement(settings: Settings): readonly string[] {
  return hasDevtools(settings) ? ['<LatchkitDevtools />'] : []
}

/** The call that makes the kit, around its options. */
export function kitCall(settings: Settings, options: readonly string[]): readonly string[] {
  return hasDevtools(settings)
    ? ['createLatchkit(withDevtools({', ...options, '}))']
    : ['createLatchkit({', ...options, '})']
}
