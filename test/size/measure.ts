import type { Rolldown } from 'vite'
import { type Aside, accountAsides, asides } from './asides.ts'
import { buildApp, installPackage } from './buildApp.ts'
import { chunksOf, gzipKb, reach, total } from './chunks.ts'
import {
  alone,
  confirmations,
  everyConfirmation,
  isOfConfirmation,
  type Part,
  parts,
} from './confirmationParts.ts'
import { installedPackages } from './countPackages.ts'
import { holds } from './holds.ts'

type Row = {
  readonly what: string
  readonly value: number
  readonly budget: number
}

/** What is loaded when another method is enabled and used, and never by a login with an email address. */
const isOfOtherMethods = holds(
  /\/(core\/login\/(oauth|passkey|wallet)\/\w+Effect|core\/oauth\/|ui\/login\/(ChooseMethod\/Methods\.|(passkey|wallet)Screens\.|ProviderLogin\/))/,
)
/** `AccountButton` brings the confirmation too, but nobody loads it who signs nothing. */
const isOfAccount = (chunk: Rolldown.OutputChunk) => !accountAsides.some(({ isOf }) => isOf(chunk))
const isOfPanel = (chunk: Rolldown.OutputChunk) => isOfAccount(chunk) && !isOfConfirmation(chunk)
const isOfLogin = (chunk: Rolldown.OutputChunk) => !asides.some(({ isOf }) => isOf(chunk))
const isOfEmail = (chunk: Rolldown.OutputChunk) => isOfLogin(chunk) && !isOfOtherMethods(chunk)
/** What was asked for the account that somebody signs with. */
const isOfRequests = holds(/\/core\/(createAfterLogin|actions\/createRequests)\./)
/** What nobody has loaded who signs before they open the panel. */
const isOpenedPanel = holds(/\/ui\/account\/AccountPanel\/AccountDialog\./)
const isBeforeSigning = (chunk: Rolldown.OutputChunk) =>
  (isOfEmail(chunk) || isOfRequests(chunk)) && !isOfConfirmation(chunk) && !isOpenedPanel(chunk)

await installPackage()
const { output } = await buildApp('index')
const chunks = chunksOf(output)
const { output: withAccount } = await buildApp('account')
const { output: both } = await buildApp('account', 'signing')
const ofAccount = chunksOf(withAccount)
const ofBoth = chunksOf(both)
const { output: withModal } = await buildApp('modal')
const ofModal = chunksOf(withModal)
/** What is loaded before anybody is asked to sign: with the page, and by those who open the panel. */
const there = new Set([
  ...reach(ofBoth, false, undefined, 'signing'),
  ...reach(ofBoth, true, isOfPanel, 'account'),
])
const panel = reach(ofAccount, true, isOfPanel)
// the sending asks too, and brings what the confirmation is counted with
const beyond = reach(ofAccount, true, (chunk) => !isOfConfirmation(chunk)).filter(
  (chunk) => !panel.includes(chunk) && !isOfConfirmation(chunk),
)
const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
const packages = installedPackages()
const everything = reach(chunks, true)
const login = reach(chunks, true, isOfLogin)
const besides = everything.filter((chunk) => !login.includes(chunk))

/** How much each of these is; what several of them import is counted with the first, and what none does with the last. */
function rowsOf(
  of: readonly Aside[],
  all: readonly Rolldown.OutputChunk[],
  left: readonly Rolldown.OutputChunk[],
): readonly Row[] {
  const imported = (aside: Aside) => {
    const found = new Set(all.filter(aside.isOf))
    for (const { imports } of found)
      for (const next of all) if (imports.includes(next.fileName)) found.add(next)
    return found
  }
  const closures = of.map((aside) => ({ aside, found: imported(aside) }))
  const ownerOf = (chunk: Rolldown.OutputChunk) =>
    of.find(({ isOf }) => isOf(chunk)) ??
    closures.find(({ found }) => found.has(chunk))?.aside ??
    of.at(-1)
  return of.map((aside) => ({
    what: `${aside.what}, kB gzip`,
    value: total(left.filter((chunk) => ownerOf(chunk) === aside)),
    budget: aside.budget,
  }))
}

/** Whether only confirmations with other parts load it. */
const isAbsent = (chunk: Rolldown.OutputChunk, present: readonly Part[]) =>
  Object.entries(parts).some(([part, isOf]) => isOf(chunk) && !present.some((it) => it === part))

/** What an app with the panel loads besides for a confirmation with these parts. */
function confirmation(...present: readonly Part[]): number {
  const counts = (chunk: Rolldown.OutputChunk) => isOfAccount(chunk) && !isAbsent(chunk, present)
  return total(reach(ofBoth, true, counts, 'signing').filter((chunk) => !there.has(chunk)))
}

/** The same for somebody who asks after a login with an email address, and has opened no panel. */
function confirmationAlone(page: 'signing' | 'modal', present: readonly Part[]): number {
  const all = page === 'modal' ? ofModal : ofBoth
  const before = reach(all, true, isBeforeSigning, page)
  const counts = (chunk: Rolldown.OutputChunk) =>
    before.includes(chunk) || (isOfConfirmation(chunk) && !isAbsent(chunk, present))
  return total(reach(all, true, counts, page)) - total(before)
}

/** What one part is more to load where others are there already. */
function more(part: Part, ...there: readonly Part[]): number {
  return confirmation(...there, part) - confirmation(...there)
}

const rows: readonly Row[] = [
  { what: 'initial JavaScript, kB gzip', value: total(reach(chunks, false)), budget: 10 },
  // with login links, the token of a known browser, and a wait for the service that repeats what is safe to repeat
  {
    what: 'JavaScript of the email login, kB gzip',
    value: total(reach(chunks, true, isOfEmail)),
    budget: 57,
  },
  // with the choice of an account whose address is not verified, and isolated text in every language,
  // and an activity that is submitted again under the time that it had
  { what: 'JavaScript of every method, kB gzip', value: total(login), budget: 83 },
  ...rowsOf(asides, chunks, besides),
  // what an app with `AccountButton` loads besides, once every tab was opened
  {
    what: 'account panel, kB gzip',
    value: total(panel) - total(everything),
    // every key that can act is listed, and asked about before it ends; its label is joined as each language writes
    budget: 37,
  },
  ...Object.entries(confirmations).map(([kind, present]) => ({
    what: `confirming ${kind}, kB gzip`,
    value: confirmation(...present),
    // reads orders, lost funds and revocations, and every response of a node by one table; runs a transaction of Solana, and
    // refuses what the service would refuse
    budget: 34,
  })),
  {
    what: 'the heaviest confirmation of all, kB gzip',
    value: Math.max(...everyConfirmation.map((present) => confirmation(...present))),
    budget: 34,
  },
  ...Object.entries(alone).flatMap(([kind, [withPanel, without]]) => {
    const present = confirmations[kind] ?? []
    return [
      [`${kind}, panel not opened`, confirmationAlone('signing', present), withPanel] as const,
      [`${kind}, no panel`, confirmationAlone('modal', present), without] as const,
    ].map(([what, value, budget]) => ({ what: `${what}, kB gzip`, value, budget }))
  }),
  // what of that is only for what is sent by an app that names its chain's node
  {
    what: 'fee before sending on Ethereum, kB gzip',
    value: more('estimate', 'ethereumSend'),
    // with the client of a node, and what its responses mean
    budget: 10,
  },
  // and only for calls of contracts of which the organization has stored one
  {
    what: 'reading by a stored interface, kB gzip',
    value: more('storedCall', 'ethereumSend', 'ethereumCall'),
    budget: 2,
  },
  // values within values: typed data, and calls by what is stored of contracts and programs
  {
    what: 'tree of values, kB gzip',
    value: more('tree'),
    budget: 2,
  },
  // the signing itself, which begins with the answer: loaded while a person reads
  {
    what: 'signing after the answer, kB gzip',
    value: more('carryOut'),
    // and what submits a payment once: the same body goes out until its end was told
    budget: 5,
  },
  // why nothing was signed, loaded while it is read
  {
    what: 'what went wrong, kB gzip',
    value: more('failure', 'after'),
    budget: 3,
  },
  // what stands beside that, for both: loaded while a person reads
  {
    what: 'loading what comes after, kB gzip',
    value: more('after'),
    budget: 1,
  },
  // for those who vote on what somebody else wants signed, on top of what says it
  {
    what: 'what a vote would sign, kB gzip',
    value: more('vote'),
    budget: 1,
  },
  // for apps that ask by a function of their own
  {
    what: 'asking by the app, kB gzip',
    value: more('ownScreen'),
    budget: 1,
  },
  // what the organization has stored of a program, read by those who call it
  {
    what: 'programs of Solana, kB gzip',
    value: more('storedProgram', 'solana'),
    budget: 3,
  },
  // while it is sent, and how it ended
  {
    what: 'what came of a transaction, kB gzip',
    value: more('outcome', 'after', 'carryOut'),
    // and how the kit repeats its own bytes and looks them up, submits a payment again until its outcome is known, and says
    // which payment is in doubt
    budget: 20,
  },
  // what it took, asked of a node by those who have one
  {
    what: 'fee that was paid, kB gzip',
    value: more('fee', 'outcome', 'carryOut'),
    budget: 4,
  },
  ...rowsOf(accountAsides, ofAccount, beyond),
  // a phone number reads from the left in every language
  {
    what: 'CSS, kB gzip',
    value: styles.reduce((sum, file) => sum + ('source' in file ? gzipKb(file.source) : 0), 0),
    budget: 8.1,
  },
  { what: 'packages installed with the kit', value: packages.length, budget: 25 },
]

const isOver = ({ value, budget }: Row) => value > budget

const lines = rows.map((row) => {
  const { what, value, budget } = row
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1)
  const verdict = isOver(row) ? 'OVER' : 'ok'
  return `${what.padEnd(64)}${shown.padStart(6)}  of ${String(budget).padStart(3)}  ${verdict}`
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
