import { chosenMethods } from '../settings/methods.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import type { Addresses, CodeFile } from './codeFile.ts'
import { indented, printedList, quoted } from './print.ts'
import { kitCall } from './printDevtools.ts'

/** How a kind of app reads its environment. */
export type Environment = {
  /** The file that says it. */
  readonly file: string
  /** What the names start with, so that they reach the browser. */
  readonly prefix: string
  /** The expression that reads a name. */
  readonly read: (name: string) => string
}

const variables = {
  authProxyUrl: 'AUTH_PROXY_URL',
  authProxyConfigId: 'AUTH_PROXY_CONFIG_ID',
  apiBaseUrl: 'API_BASE_URL',
} as const satisfies Record<keyof Addresses, string>

/** The kit, with the options that are not at their default. */
export function printKit(settings: Settings, { prefix, read }: Environment): readonly string[] {
  const addresses = Object.entries(variables).flatMap(([option, variable]) =>
    property(option, read(prefix + variable)),
  )
  return kitCall(settings, indented([...addresses, ...printOptions(settings)]))
}

/** One property; on two lines where it is too long for a narrow column. */
function property(name: string, value: string): readonly string[] {
  const line = `${name}: ${value},`
  return line.length <= 42 ? [line] : [`${name}:`, `  ${value},`]
}

function printOptions({ name, methods, protocol }: Settings): readonly string[] {
  const lines: string[] = []
  if (name.trim() !== '') lines.push(`appName: ${quoted(name)},`)
  if (methods !== defaultSettings.methods) {
    const [first = '', ...rest] = printedList(chosenMethods(methods))
    const list = [`methods: ${first}`, ...rest]
    lines.push(...list.slice(0, -1), `${list.at(-1)},`)
  }
  if (protocol !== defaultSettings.protocol) lines.push(`protocol: ${quoted(protocol)},`)
  return lines
}

/** The environment of an app that talks to this service. */
export function environmentFile(addresses: Addresses, { file, prefix }: Environment): CodeFile {
  const lines = Object.entries(addresses).map(
    ([option, value]) => `${prefix}${nameOf(option)}=${value}`,
  )
  return { name: file, text: `${lines.join('\n')}\n` }
}

function nameOf(option: string): string {
  return new Map<string, string>(Object.entries(variables)).get(option) ?? option
}
