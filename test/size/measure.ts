import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { buildApp } from './buildApp.ts'
import { installedPackages } from './countPackages.ts'

type Row = {
  readonly what: string
  readonly value: number
  readonly budget: number
}

const gzipKb = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1000

/** The chunks that loading some chunks loads; with `lazy` also those that a click may load later, as far as they count. */
function reach(
  chunks: readonly Rolldown.OutputChunk[],
  lazy: boolean,
  counts: (chunk: Rolldown.OutputChunk) => boolean = () => true,
): Rolldown.OutputChunk[] {
  const reached = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const chunk of reached) {
    const later = lazy ? chunk.dynamicImports : []
    for (const found of chunks) {
      const isLater = later.includes(found.fileName) && counts(found)
      if (isLater || chunk.imports.includes(found.fileName)) reached.add(found)
    }
  }
  return [...reached]
}

const total = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, chunk) => sum + gzipKb(chunk.code), 0)

const holds = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => pattern.test(id))

/** The world's numbering plans: they weigh more than the login, and come when a phone number is typed. */
const isOfPhone = holds(/\/libphonenumber-js\//)
/**
 * The work of a session: its requests, renewals and log-out, which come with the first of them; and the watch over time
 * and other tabs, which comes with every page. No login asks for either.
 */
const isOfSession = holds(/\/core\/(createAfterLogin|session\/lookAfterSessions)\./)
/** What clears storage that has no room left: a page with room never loads it. */
const isOfFullStorage = holds(/\/core\/keys\/makeRoom\./)
/** Wallets in phones, and the code that they scan: loaded only when the app hands over a provider for them. */
const isOfPhoneWallets = holds(
  /\/(wallet\/phonePairing|ConnectWallet\/ScanCodeView|Qr\/QrDrawing)\./,
)
/** The newest generation of the wire, for apps that choose it. */
const isNewestWire = holds(/\/core\/actions\/attestedProxy\./)
/** What is loaded when another method is enabled and used, and never by a login with an email address. */
const isOfOtherMethods = holds(
  /\/(core\/login\/(oauth|passkey|wallet)\/\w+Effect|core\/oauth\/|ui\/login\/(ChooseMethod\/Methods\.|(passkey|wallet)Screens\.|ProviderLogin\/))/,
)
const isOfLogin = (chunk: Rolldown.OutputChunk) =>
  ![isOfPhone, isOfSession, isNewestWire, isOfPhoneWallets, isOfFullStorage].some((isOf) =>
    isOf(chunk),
  )
const isOfEmail = (chunk: Rolldown.OutputChunk) => isOfLogin(chunk) && !isOfOtherMethods(chunk)

const { output } = await buildApp()
const chunks = output.filter((file) => file.type === 'chunk')
const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
const packages = installedPackages()
const everything = reach(chunks, true)
const login = reach(chunks, true, isOfLogin)
const besides = everything.filter((chunk) => !login.includes(chunk))
const plans = besides.filter(isOfPhone)
const newestWire = besides.filter(isNewestWire)
const phoneWallets = besides.filter(isOfPhoneWallets)
const fullStorage = besides.filter(isOfFullStorage)
/** Whatever else no login loads, so that nothing is left out of all rows. */
const ofSession = besides.filter(
  (chunk) => ![...plans, ...newestWire, ...phoneWallets, ...fullStorage].includes(chunk),
)

const rows: readonly Row[] = [
  { what: 'initial JavaScript, kB gzip', value: total(reach(chunks, false)), budget: 10 },
  {
    what: 'JavaScript of the email login, kB gzip',
    value: total(reach(chunks, true, isOfEmail)),
    budget: 55,
  },
  { what: 'JavaScript of every method, kB gzip', value: total(login), budget: 75 },
  { what: 'numbering plans, kB gzip', value: total(plans), budget: 40 },
  { what: 'wallets in phones, kB gzip', value: total(phoneWallets), budget: 4 },
  { what: 'room on a full device, kB gzip', value: total(fullStorage), budget: 1 },
  { what: 'work of a session, kB gzip', value: total(ofSession), budget: 6 },
  { what: 'newest generation of the wire, kB gzip', value: total(newestWire), budget: 8 },
  {
    what: 'CSS, kB gzip',
    value: styles.reduce((sum, file) => sum + ('source' in file ? gzipKb(file.source) : 0), 0),
    budget: 8,
  },
  { what: 'packages installed with the kit', value: packages.length, budget: 25 },
]

const isOver = ({ value, budget }: Row) => value > budget

const lines = rows.map((row) => {
  const { what, value, budget } = row
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1)
  const verdict = isOver(row) ? 'OVER' : 'ok'
  return `${what.padEnd(40)}${shown.padStart(6)}  of ${String(budget).padStart(3)}  ${verdict}`
})
process.stdout.write(`${lines.join('\n')}\n`)

if (process.argv.includes('--verbose')) {
  const initial = new Set(reach(chunks, false))
  const when = (chunk: Rolldown.OutputChunk) => {
    if (initial.has(chunk)) return 'initial'
    return login.includes(chunk) ? 'login  ' : 'besides'
  }
  const files = everything.map(
    (chunk) => `${gzipKb(chunk.code).toFixed(1).padStart(6)} ${when(chunk)} ${chunk.fileName}`,
  )
  process.stdout.write(`\n${files.join('\n')}\n\n${packages.join('\n')}\n`)
}

if (rows.some(isOver)) process.exitCode = 1
