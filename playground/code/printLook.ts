import { fonts } from '../settings/fonts.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import type { CodeFile } from './codeFile.ts'
import { quoted } from './print.ts'

/** The public properties of the kit that are not at their default. */
function changedProperties(settings: Settings): readonly (readonly [string, string])[] {
  const { accent, radius, font } = settings
  const stack = fonts[font].stack
  return [
    ...(accent === defaultSettings.accent ? [] : [['--lk-accent', accent] as const]),
    ...(radius === defaultSettings.radius ? [] : [['--lk-radius', `${radius}px`] as const]),
    ...(stack === null ? [] : [['--lk-font', stack] as const]),
  ]
}

/** The style sheet of a theme; none when nothing is changed. */
export function themeFiles(settings: Settings, folder = ''): readonly CodeFile[] {
  const lines = changedProperties(settings).map(([name, value]) => `  ${name}: ${value};`)
  if (lines.length === 0) return []
  const text = [':root {', ...lines, '}', ''].join('\n')
  return [{ name: `${folder}theme.css`, text }]
}

/** The import of the language; none for English, which the kit speaks anyway. */
export function languageImport({ language }: Settings): readonly string[] {
  if (language === defaultSettings.language) return []
  return [`import { ${exportOf(language)} } from ${quoted(`latchkit/locales/${language}`)}`]
}

/** What the provider is told of the language and the look. */
export function providerAttributes(settings: Settings): readonly string[] {
  const { scheme, language, direction } = settings
  return [
    'kit={kit}',
    ...(scheme === defaultSettings.scheme ? [] : [`theme="${scheme}"`]),
    ...languageAttributes(language),
    ...(direction === defaultSettings.direction ? [] : [`direction="${direction}"`]),
  ]
}

/** The name under which a language is exported: `pt-BR` is `ptBR`. */
function exportOf(language: string): string {
  return language.replace('-', '')
}

function languageAttributes(language: string): readonly string[] {
  return language === defaultSettings.language ? [] : [`locale={${exportOf(language)}}`]
}
