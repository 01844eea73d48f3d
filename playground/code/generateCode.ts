import type { Settings } from '../settings/settings.ts'
import type { Addresses, CodeFile, MakeFiles } from './codeFile.ts'
import { hooksFiles } from './hooksFiles.ts'
import { nextFiles } from './nextFiles.ts'
import { viteFiles } from './viteFiles.ts'

/** The kinds of app that the code is made for, and what the list calls them. */
export const codeKinds = {
  vite: 'Vite',
  next: 'Next.js',
  hooks: 'Hooks only',
} as const satisfies Record<Settings['code'], string>

const makers: Record<Settings['code'], MakeFiles> = {
  vite: viteFiles,
  next: nextFiles,
  hooks: hooksFiles,
}

/**
 * The files of an app that looks and behaves as the preview does. Only what is not at its default is printed.
 *
 * @example
 * generateCode(settings, addresses).map(({ name }) => name) // ['App.tsx', 'theme.css', '.env']
 */
export function generateCode(settings: Settings, addresses: Addresses): readonly CodeFile[] {
  return makers[settings.code](settings, addresses)
}
