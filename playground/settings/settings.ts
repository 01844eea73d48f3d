import * as v from 'valibot'
import { flows } from './flows.ts'
import { fonts } from './fonts.ts'
import { languages } from './languages.ts'
import { lastUsed } from './lastUsed.ts'
import { isLogo, OWN_LOGO } from './logos.ts'
import { defaultMethods, methodsSchema } from './methods.ts'
import { namesOf } from './namesOf.ts'
import { scenarios } from './scenarios.ts'

const settingsSchema = v.object({
  methods: methodsSchema,
  scheme: v.fallback(v.picklist(['light', 'dark', 'auto']), 'auto'),
  accent: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), '#1c5b47'),
  radius: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.toNumber(),
      v.integer(),
      v.minValue(0),
      v.maxValue(20),
    ),
    10,
  ),
  font: v.fallback(v.picklist(namesOf(fonts)), 'system'),
  presentation: v.fallback(v.picklist(['modal', 'inline']), 'modal'),
  language: v.fallback(v.picklist(namesOf(languages)), 'en'),
  direction: v.fallback(v.picklist(['auto', 'ltr', 'rtl']), 'auto'),
  lastUsed: v.fallback(v.picklist(namesOf(lastUsed)), 'device'),
  motion: v.fallback(v.picklist(['device', 'reduced']), 'device'),
  protocol: v.fallback(v.picklist(['spec', 'attested']), 'spec'),
  name: v.fallback(v.pipe(v.string(), v.maxLength(60)), 'Fieldnotes'),
  logo: v.fallback(v.pipe(v.string(), v.maxLength(2000), v.check(isLogo)), OWN_LOGO),
  devtools: v.fallback(v.picklist(['off', 'on']), 'off'),
  flow: v.fallback(v.picklist(namesOf(flows)), 'login'),
  device: v.fallback(v.picklist(['desktop', 'phone']), 'desktop'),
  scenario: v.fallback(v.picklist(namesOf(scenarios)), 'works'),
  code: v.fallback(v.picklist(['vite', 'next', 'hooks']), 'vite'),
})

/** Everything that the controls of the playground change. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

/** What a part of the controls may change. */
export type OnChange = (change: Partial<Settings>) => void

export const defaultSettings: Settings = v.parse(settingsSchema, { methods: defaultMethods })

/** Reads the settings; what is missing or makes no sense takes its default. */
export function settingsFrom(value: unknown): Settings {
  const result = v.safeParse(settingsSchema, value)
  return result.success ? result.output : defaultSettings
}

export function settingsFromSearch(search: string): Settings {
  return settingsFrom(Object.fromEntries(new URLSearchParams(search)))
}

/** The names of the settings that are not at their default. */
export function changedNames(settings: Settings): readonly string[] {
  const defaults = new Map<string, unknown>(Object.entries(defaultSettings))
  return Object.entries(settings)
    .filter(([name, value]) => defaults.get(name) !== value)
    .map(([name]) => name)
}

/** The settings as a query string that holds only what differs from the defaults. */
export function searchFromSettings(settings: Settings): string {
  const values = new Map<string, unknown>(Object.entries(settings))
  const changed = changedNames(settings).map((name) => [name, String(values.get(name))])
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`
}
