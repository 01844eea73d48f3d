import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AppFiles, compileApps } from '../../test/support/compileApps.ts'
import { printCount } from '../../test/support/printCount.ts'
import { flows } from '../settings/flows.ts'
import { fonts } from '../settings/fonts.ts'
import { languages } from '../settings/languages.ts'
import { type MethodName, methodNames, textFromRows } from '../settings/methods.ts'
import { namesOf } from '../settings/namesOf.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import { generateCode } from './generateCode.ts'

const SAMPLE = 200

const addresses = {
  authProxyUrl: 'http://localhost:4455',
  authProxyConfigId: '0197a3c1-5d5e-7b1a-9d3c-1f2e3d4c5b6a',
  apiBaseUrl: 'http://localhost:4455',
}

const all = namesOf(methodNames)

/** Every order of every choice of methods that is not empty. */
const methods = fc
  .tuple(
    fc.shuffledSubarray([...all], { minLength: all.length }),
    fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
  )
  .filter(([, switches]) => switches.includes(true))
  .map(([order, switches]) =>
    textFromRows(order.map((method, index) => ({ method, isOn: switches[index] ?? false }))),
  )

/** Names that end a text, a comment or a line where they are printed carelessly. */
const name = fc.oneof(
  fc.constantFrom(
    'Fieldnotes',
    '',
    "Mara's",
    'a\\',
    ['$', '{x}'].join(''),
    '`',
    '*/',
    '\u2028',
    '</script>',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const settings = fc.record<Settings>({
  ...defaultsAsArbitraries(),
  methods: fc.oneof(fc.constant(defaultSettings.methods), methods),
  scheme: fc.constantFrom('auto', 'light', 'dark'),
  accent: fc.constantFrom('#1c5b47', '#c6552f', '#000000'),
  radius: fc.integer({ min: 0, max: 20 }),
  font: fc.constantFrom(...namesOf(fonts)),
  presentation: fc.constantFrom('modal', 'inline'),
  language: fc.constantFrom(...namesOf(languages)),
  direction: fc.constantFrom('auto', 'ltr', 'rtl'),
  protocol: fc.constantFrom('spec', 'attested'),
  name,
  flow: fc.constantFrom(...namesOf(flows)),
  logo: fc.constantFrom(
    'fieldnotes',
    'none',
    'https://okafor.example/logo.svg',
    'https://okafor.example/a?b="&c={d}',
  ),
  devtools: fc.constantFrom('off', 'on'),
  code: fc.constantFrom('vite', 'next', 'hooks'),
})

/** What the code does not depend on. */
function defaultsAsArbitraries() {
  const { device, scenario, lastUsed, motion } = defaultSettings
  return {
    device: fc.constant(device),
    scenario: fc.constant(scenario),
    lastUsed: fc.constant(lastUsed),
    motion: fc.constant(motion),
  }
}

const filesOf = (changes: Partial<Settings>): AppFiles => {
  const files = generateCode({ ...defaultSettings, ...changes }, addresses)
  return Object.fromEntries(files.map((file) => [file.name, file.text]))
}

test('every one of 200 sampled combinations compiles as shown', { timeout: 120_000 }, async () => {
  const sample = fc.sample(settings, { numRuns: SAMPLE, seed: 6 })
  // a sample that leaves a value out says nothing about it
  expect(new Set(sample.map(({ language }) => language)).size).toBe(namesOf(languages).length)
  const kinds = new Set(sample.map((one) => [one.code, one.presentation, one.direction].join()))
  expect(kinds.size).toBe(3 * 2 * 3)
  expect(new Set(sample.map((one) => [one.code, one.presentation, one.flow].join())).size).toBe(
    3 * 2 * 4,
  )
  const errors = await compileApps(sample.map(filesOf))
  const broken = new Set(errors.map((line) => /app-\d+/.exec(line)?.[0]).filter(Boolean))
  printCount('generated apps that compile', SAMPLE - broken.size, SAMPLE)
  expect(errors).toEqual([])
})

test('the compiler that judges them finds a mistake', { timeout: 120_000 }, async () => {
  const path = 'App.tsx'
  const right = filesOf({ protocol: 'attested', direction: 'rtl' })
  const text = right[path] ?? ''
  const errors = await compileApps([
    { ...right, [path]: text.replace('direction="rtl"', 'direction="up"') },
    { ...right, [path]: text.replace("'attested'", "'carrier-pigeon'") },
    { ...right, [path]: text.replace('appName', 'apName') },
  ])
  expect(errors.filter((line) => line.includes('App.tsx'))).toHaveLength(3)
})

test('prints only what was changed', () => {
  expect(filesOf({})).toEqual({
    'App.tsx': `import {
  createLatchkit,
  LatchkitProvider,
  LoginButton,
} from 'latchkit'
import 'latchkit/styles.css'

const kit = createLatchkit({
  authProxyUrl:
    import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId:
    import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl:
    import.meta.env.VITE_API_BASE_URL,
  appName: 'Fieldnotes',
})

export function App() {
  return (
    <LatchkitProvider kit={kit}>
      <LoginButton />
    </LatchkitProvider>
  )
}
`,
    '.env': `VITE_AUTH_PROXY_URL=http://localhost:4455
VITE_AUTH_PROXY_CONFIG_ID=0197a3c1-5d5e-7b1a-9d3c-1f2e3d4c5b6a
VITE_API_BASE_URL=http://localhost:4455
`,
  })
})

test('prints each change where it belongs', () => {
  const files = filesOf({
    methods: 'google,email,-sms,-passkey,-wallet,-apple,-x,-discord,-facebook',
    accent: '#c6552f',
    radius: 16,
    scheme: 'dark',
    language: 'pt-BR',
    direction: 'rtl',
    protocol: 'attested',
    presentation: 'inline',
    name: "Mara's",
  })
  expect(files['theme.css']).toBe(':root {\n  --lk-accent: #c6552f;\n  --lk-radius: 16px;\n}\n')
  for (const part of [
    "import { ptBR } from 'latchkit/locales/pt-BR'",
    "import './theme.css'",
    "appName: 'Mara\\'s',",
    "methods: ['google', 'email'],",
    "protocol: 'attested',",
    'theme="dark"',
    'locale={ptBR}',
    'direction="rtl"',
    '<Login />',
  ])
    expect(files['App.tsx']).toContain(part)
})

test.each([
  ['account', '<AccountPanel />'],
  ['signing', 'sign.mutate({ account, message })'],
  ['session', 'useSessionCountdown()'],
] as const)('the page of the flow %s is printed, with its login', (flow, part) => {
  const { 'App.tsx': app } = filesOf({ flow })
  const { 'app/page.tsx': page } = filesOf({ flow, code: 'next', presentation: 'inline' })
  for (const text of [app, page]) expect(text).toContain(part)
  expect(app).toContain('<LoginButton />')
  expect(page).toContain('<Login />')
  expect(page?.match(/export default/g)).toHaveLength(1)
})

test.each([
  ['account', 'useWallets()'],
  ['signing', 'const { state, approve, decline } = useSigning()'],
  ['session', 'kit.sessions.refresh()'],
] as const)('hooks alone draw the flow %s too', (flow, part) => {
  expect(filesOf({ flow, code: 'hooks' })['App.tsx']).toContain(part)
  expect(filesOf({ code: 'hooks' })['App.tsx']).not.toContain(part)
})

test('a logo is given to the login, wherever that is', () => {
  const logo = 'https://okafor.example/logo.svg'
  const image = `<img src="${logo}" alt="" width={36} height={36} />`
  const modal = filesOf({ logo })['App.tsx']
  const inline = filesOf({ logo, presentation: 'inline' })['App.tsx']
  const next = filesOf({ logo, code: 'next' })
  const nextInline = filesOf({ logo, code: 'next', presentation: 'inline' })
  const withLogo = [modal, inline, next['app/providers.tsx'], nextInline['app/page.tsx']] as const
  for (const text of withLogo) expect(text).toContain(image)
  for (const text of [modal, next['app/providers.tsx']])
    expect(text).toContain('<LoginModal logo={logo} />')
  for (const text of [inline, nextInline['app/page.tsx']])
    expect(text).toContain('<Login logo={logo} />')
  const others = [next['app/page.tsx'], nextInline['app/providers.tsx'], filesOf({})['App.tsx']]
  for (const text of others) expect(text).not.toContain('logo')
  const hooks = Object.values(filesOf({ logo, code: 'hooks' })).join()
  expect(hooks).not.toContain('img')
})

test.each(['vite', 'next', 'hooks'] as const)('%s: with the devtools, and without', (code) => {
  const text = Object.values(filesOf({ code, devtools: 'on' })).join('\n')
  expect(text).toMatch(
    /import \{\s+LatchkitDevtools,\s+withDevtools,\s+\} from 'latchkit\/devtools'/,
  )
  expect(text).toMatch(/createLatchkit\(withDevtools\(\{[^}]+\}\)\)/)
  expect(text).toMatch(/<LatchkitDevtools \/>\s+<\/LatchkitProvider>/)
  expect(Object.values(filesOf({ code })).join()).not.toContain('evtools')
})

test('Next.js gets its files where it looks for them, and names that reach the browser', () => {
  const files = filesOf({ code: 'next', radius: 4, language: 'ar' })
  expect(Object.keys(files)).toEqual([
    'app/providers.tsx',
    'app/layout.tsx',
    'app/page.tsx',
    'app/theme.css',
    '.env.local',
  ])
  expect(files['app/providers.tsx']).toMatch(/^'use client'\n/)
  expect(files['app/layout.tsx']).not.toContain('use client')
  expect(files['app/layout.tsx']).toContain('lang="ar"')
  expect(files['.env.local']).toMatch(/^NEXT_PUBLIC_AUTH_PROXY_URL=/)
})

test.each<[MethodName, string]>([
  ['email', 'state.email'],
  ['sms', 'state.sms'],
  ['passkey', 'state.passkey'],
  ['wallet', 'state.wallet}'],
  ['google', "state.oauth('google')"],
])('hooks alone offer %s only when it is chosen', (method, call) => {
  const others = all.filter((one) => one !== method)
  const rows = all.map((one) => ({ method: one, isOn: one === method }))
  const without = all.map((one) => ({ method: one, isOn: one !== method }))
  const only = filesOf({ code: 'hooks', methods: textFromRows(rows) })['App.tsx']
  const rest = filesOf({ code: 'hooks', methods: textFromRows(without) })['App.tsx']
  expect(only).toContain(call)
  expect(rest).not.toContain(call)
  expect(only).not.toMatch(/styles\.css|theme=/)
  expect(others.some((other) => only?.includes(`oauth('${other}')`))).toBe(false)
})
