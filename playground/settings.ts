import * as v from 'valibot'

const settingsSchema = v.object({
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
  presentation: v.fallback(v.picklist(['modal', 'inline']), 'modal'),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  device: v.fallback(v.picklist(['desktop', 'phone']), 'desktop'),
})

/** Everything that the controls of the playground change. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

export const defaultSettings: Settings = v.parse(settingsSchema, {})

/** Reads the settings; what is missing or makes no sense takes its default. */
export function settingsFrom(value: unknown): Settings {
  const result = v.safeParse(settingsSchema, value)
  return result.success ? result.output : defaultSettings
}

export function settingsFromSearch(search: string): Settings {
  return settingsFrom(Object.fromEntries(new URLSearchParams(search)))
}

/** The settings as a query string that holds only what differs from the defaults. */
export function searchFromSettings(settings: Settings): string {
  const defaults = new Map<string, unknown>(Object.entries(defaultSettings))
  const changed = Object.entries(settings).filter(([name, value]) => defaults.get(name) !== value)
  const search = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))
  return changed.length === 0 ? '' : `?${search}`
}
