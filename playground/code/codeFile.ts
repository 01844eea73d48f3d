import type { Settings } from '../settings/settings.ts'

/** One file of an app, as a person would write it. */
export type CodeFile = { readonly name: string; readonly text: string }

/** Where the app's service is: what its environment says. */
export type Addresses = {
  readonly authProxyUrl: string
  readonly authProxyConfigId: string
  readonly apiBaseUrl: string
}

/** What makes the files of one kind of app. */
export type MakeFiles = (settings: Settings, addresses: Addresses) => readonly CodeFile[]
