import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** What is there before any demand: the parts of a page that is just shown, and whatever runs in Node. */
const AT_ONCE = [
  'core/createLatchkit.ts',
  'react/index.ts',
  'ui/login/LoginButton.tsx',
  'ui/account/AccountPanel/AccountButton.tsx',
  'ui/signing/SignModal.tsx',
  'eip1193/index.ts',
  'viem/index.ts',
  'wagmi/index.ts',
  'solana/index.ts',
  'service/index.ts',
  'node/index.ts',
  'node/cli.ts',
]
/** Where an app finds the kit. */
const PUBLIC = ['index.ts', 'core/index.ts', 'ui/index.ts']

/** What every login asks for: what is shared by others is part of it. */
const LOGIN = ['core/createRuntime.ts', 'core/session/keyWork.ts', 'ui/login/LoginDialog.tsx']

/**
 * What is loaded after a login, and the chunk of each: what it shares with one part of the login stays with that part, and
 * what two such chunks share is a file of its own.
 */
const AFTER_LOGIN: Readonly<Record<string, string>> = {
  'core/actions/stampByPasskey': 'stampByPasskey',
  'ui/account/AccountPanel/AccountPanelCard': 'account',
  'ui/account/AccountPanel/AccountDialog': 'account',
  'ui/account/AccountPanel/WalletTaskContent': 'secrets',
  'ui/account/Send/Send': 'send',
  'ui/account/AppProofBadge/ProofBadge': 'account',
  'ui/account/AppProofBadge/ProofDialog': 'ProofDialog',
  'core/wallet/createSecrets': 'secrets',
  'core/linking/addContact': 'linking',
  'core/linking/addWallet': 'linking',
  'core/wallet/proof/checkAddressProof': 'checkAddressProof',
  'core/wallet/signing/describe/payload': 'describePayload',
  'core/wallet/signing/describe/typedData': 'describeTypedData',
  'core/wallet/signing/describe/authorization': 'describeAuthorization',
  'core/wallet/signing/describe/authorizationRequest': 'authorizationRequest',
  'core/wallet/signing/describe/ethereumSend': 'describeSend',
  'core/wallet/signing/describe/ethereumCall': 'describeCall',
  'core/wallet/signing/describe/permit2Call': 'permit2Call',
  'core/wallet/signing/describe/ethereumBytes': 'ethereumBytes',
  'core/wallet/signing/describe/storedCall': 'storedCall',
  'core/wallet/signing/describe/solana': 'describeSolana',
  'core/wallet/signing/describe/solanaBytes': 'solanaBytes',
  'core/wallet/signing/describe/storedProgram': 'storedProgram',
  'core/wallet/signing/askApp': 'askApp',
  'core/wallet/signing/carryOut': 'carryOut',
  'core/wallet/signing/followSend': 'followSend',
  'core/wallet/sending/feePaid': 'feePaid',
  'ui/signing/SignDialog': 'signing',
  'ui/signing/SignReading': 'signReading',
  'ui/signing/SignNodes': 'signNodes',
  'ui/signing/SignTree': 'signTree',
  'ui/signing/WithSignatureWords': 'signatureWords',
  'ui/signing/afterAnswer': 'afterAnswer',
  'ui/signing/SignFailedView': 'signFailed',
  'ui/signing/SendScreen': 'sendScreen',
  'core/wallet/sending/dataFeeOfCall': 'dataFee',
  'core/wallet/signing/withEstimate': 'withEstimate',
}

/**
 * The flow of signing, which is there whenever a reader is: what the readers share comes with it. None of it may lead back
 * to a reader by an import of its own (`load` is handed to it), else an app that signs nothing keeps all of them.
 */
const FLOW =
  /^(lib\/deferred|core\/wallet\/signing\/(createQueue|invalidRequest|prepareLater|preparedPayload|prepareRequest|readerOf|whenAborted|viewOf|readRequest|createSigning))$/
/** What those that read a request share. */
const OF_READERS =
  /^core\/wallet\/signing\/(permissionTerms|visibleText|describe\/(blind|describe|meaning|ethereumDeed|party|payloadBytes|permission|reading))$/

/** What a screen loads later, named beside the screens: each chunk that loads something would carry a list of its own. */
const BESIDE_SCREENS = /^ui\/login\/ConnectWallet\/scanCode$/

/** What takes others as they are: it loads a little more than it needs, and they stay whole for those who need no more. */
const GUESTS = ['ui/signing/SignReading']

/** What nearly every part needs: single, each would be a chunk of its own wherever it is asked for by others than the rest. */
const LIB =
  /^lib\/(base64url|bufferSource|concatBytes|hex|isRecord|mapValues|strictJson|utf8|wait|withoutSlash)$/

/** The same for those that take a transaction of Solana apart. */
const SOLANA =
  /^(crypto\/solana\/(byteReader|readSolanaTransaction)|core\/wallet\/signing\/describe\/solanaPlaces)$/

/** What the service reads too: it must not get the kit's chunks with it. */
const BOTH_SIDES = /^crypto\/(abi|ethereum|solana)\//

const src = resolve('src')
const idOf = (path: string) => resolve(src, path)

/** The path of a file of `dist` by that of its module, without the ending. */
export function nameOf(id: string): string {
  const library = id.lastIndexOf('node_modules/')
  if (library >= 0) return id.slice(library).replace(/\.[cm]?js$/, '')
  // styles that are a text of a module: a file has no query in its name
  return relative(src, id).replace(/\.tsx?$|\?.*$/, '')
}

/** A module that is loaded by a dynamic import, and what comes with it. */
type Demand = {
  readonly id: string
  readonly reached: ReadonlySet<string>
  /** The modules that ask for it. */
  readonly askers: readonly string[]
}

/**
 * Names the file of `dist` that a module goes to: its own, or under `chunks` that of the demand which brings it.
 *
 * An app's bundler keeps together what is one file here. Left as single modules, what two methods share would be a chunk
 * of its own for each pair, triple and so on of them: twice the requests of a login, and more to load.
 */
export function groupOnDemand(): (id: string, graph: Graph) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    chunks ??= chunksOf(graph)
    const chunk = chunks.get(id)
    if (FLOW.test(nameOf(id))) return 'chunks/signFlow'
    if (BESIDE_SCREENS.test(nameOf(id))) return 'chunks/loginScreens'
    if (chunk) return `chunks/${chunk}`
    if (LIB.test(nameOf(id))) return 'lib/shared'
    if (SOLANA.test(nameOf(id))) return 'crypto/solana/shared'
    const info = graph.getModuleInfo(id)
    return info?.isEntry || info?.dynamicImporters.length ? null : nameOf(id)
  }
}

/** The chunk of every module that is there on demand only. */
function chunksOf(graph: Graph): Map<string, string> {
  const atOnce = reach(AT_ONCE.map(idOf), graph)
  const all = demandsOf(graph).filter(({ id }) => !atOnce.has(id))
  // what is loaded alone at times, and with another demand at others, is part of the other; after a login it has a chunk of
  // its own, which the other loads too
  const demands = all.filter(
    (demand) =>
      isAfterLogin(demand) ||
      all.every(({ id, reached }) => id === demand.id || !reached.has(demand.id)),
  )
  // a server may need them too: they stay files of their own
  const texts = reach([idOf('ui/words/en.ts')], graph)
  const chunks = new Map<string, string>()
  for (const module of demands.flatMap(({ reached }) => [...reached])) {
    if (atOnce.has(module) || !module.startsWith(src) || BOTH_SIDES.test(nameOf(module))) continue
    const by = hosts(first(demands.filter(({ reached }) => reached.has(module))))
    const during = by.filter((demand) => !isAfterLogin(demand))
    const [after, ...others] = new Set(by.flatMap(({ id }) => AFTER_LOGIN[nameOf(id)] ?? []))
    const whole = by.find(({ id }) => by.every((one) => one.id === id || one.reached.has(id)))
    const within = whole && AFTER_LOGIN[nameOf(whole.id)]
    const [demand] = during
    const isOfLogin = during.length > 1 || LOGIN.some((path) => demand?.id === idOf(path))
    if (isOfLogin) chunks.set(module, chunkOfLogin(module, graph))
    else if (demand && !texts.has(module)) chunks.set(module, basename(nameOf(demand.id)))
    else if (after && OF_READERS.test(nameOf(module))) chunks.set(module, 'signFlow')
    else if (within && !texts.has(module)) chunks.set(module, within)
    else if (after && others.length === 0 && !texts.has(module)) chunks.set(module, after)
  }
  return chunks
}

/**
 * Without those that only another one of them asks for: by then, what both share is there.
 *
 * Not so after a login. There a part that imports the one that asks for it would keep both in an app that shows neither:
 * bundlers drop what nobody imports, but no circle of two that do.
 */
function first(demands: readonly Demand[]): Demand[] {
  const during = demands.filter((demand) => !isAfterLogin(demand))
  const isLater = ({ id, askers }: Demand) =>
    during.some((one) => one.id !== id && askers.every((asker) => one.reached.has(asker)))
  return demands.filter((demand) => !isLater(demand))
}

/** Without guests, where others ask for it too. */
function hosts(demands: readonly Demand[]): readonly Demand[] {
  const found = demands.filter(({ id }) => !GUESTS.includes(nameOf(id)))
  return found.length > 0 ? found : demands
}

const isAfterLogin = ({ id }: Demand) => Object.hasOwn(AFTER_LOGIN, nameOf(id))

/** The core needs no React; and what is no component is the same on a server. So neither may come with the screens. */
function chunkOfLogin(module: string, graph: Graph): string {
  if (!/^(ui|react)\//.test(nameOf(module))) return 'login'
  return [...reach([module], graph)].some(isOfClient) ? 'loginScreens' : 'loginHelpers'
}

/** Every demand of the kit. */
function demandsOf(graph: Graph): Demand[] {
  const demands = new Map<string, Demand>()
  const seen = new Set(PUBLIC.map(idOf))
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next)
    for (const next of dynamicallyImportedIds) {
      const askers = graph.getModuleInfo(next)?.dynamicImporters ?? []
      if (next.startsWith(src))
        demands.set(next, { id: next, reached: reach([next], graph), askers })
    }
  }
  return [...demands.values()]
}

/** The modules that come with some modules, themselves included. */
function reach(roots: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  }
  return reached
}

/** The directive that a file of `dist` begins with: that of the modules in it. */
export function directiveOf({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some(isOfClient) ? "'use client';" : ''
}

function isOfClient(id: string): boolean {
  return (
    /^[^?]+\.tsx?$/.test(id) &&
    id.startsWith(src) &&
    readFileSync(id, 'utf8').startsWith("'use client'")
  )
}
