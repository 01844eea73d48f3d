import { resolve } from 'node:path'
import { readEnvironment } from '../src/node/environment.ts'
import { createLog, type Log } from '../src/node/log.ts'
import { readyFactsOf } from '../src/node/readyFacts.ts'
import { type RunningService, serve } from '../src/node/serve.ts'
import { StartRefused } from '../src/service/startRefused.ts'
import { buildDashboard } from './dashboard/buildDashboard.ts'
import { type ServedPlayground, servePlayground } from './server/servePlayground.ts'
import { readStartArguments, type StartArguments } from './server/startArguments.ts'

const lines = createLog({ writeText: (text) => process.stderr.write(text), nowMs: Date.now })

/** Only faults are worth a line here: the requests are on the pages. */
const log: Log = {
  write(level, ...rest) {
    if (level === 'error') lines.write(level, ...rest)
  },
  flush: lines.flush,
}

async function startService(
  given: StartArguments,
  playgroundUrl: Promise<string>,
): Promise<RunningService> {
  const environment = readEnvironment(process.env)
  return serve({
    port: given.servicePort,
    dataDir: given.data,
    // built from its source, when somebody opens it
    dashboardFolder: async () => buildDashboard(resolve('.cache/dashboard'), await playgroundUrl),
    environment: { ...environment, appName: environment.appName ?? 'Fieldnotes' },
    log,
  })
}

async function startPages(service: RunningService, port: number): Promise<ServedPlayground> {
  const facts = readyFactsOf(service)
  const { authProxyUrl, authProxyConfigId, apiBaseUrl, inboxUrl, rpcUrls, appProofRootPem } = facts
  if (!inboxUrl)
    throw new StartRefused('The playground needs a development service: unset NODE_ENV.')
  return servePlayground(
    { authProxyUrl, authProxyConfigId, apiBaseUrl, inboxUrl, rpcUrls, appProofRootPem },
    { port, watch: true },
  )
}

async function requireAnswer(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new StartRefused(`${url} answers with ${response.status}.`)
}

/** Starts both and tells where they are; ends both after Ctrl-C. */
async function start(): Promise<void> {
  const given = readStartArguments(process.argv.slice(2))
  let tellPlaygroundUrl: (url: string) => void = () => undefined
  const playgroundUrl = new Promise<string>((tell) => {
    tellPlaygroundUrl = tell
  })
  const service = await startService(given, playgroundUrl)
  const { dashboardUrl, rootEmail } = readyFactsOf(service)
  try {
    const pages = await startPages(service, given.port)
    tellPlaygroundUrl(pages.url)
    await Promise.all([requireAnswer(`${service.url}/health`), requireAnswer(`${pages.url}/`)])
    process.stdout.write(
      [
        'Latchkit is ready. Press Ctrl-C to stop.',
        '',
        `  Playground  ${pages.url}`,
        `  Service     ${service.url}`,
        `  Dashboard   ${dashboardUrl} as ${rootEmail}`,
        '',
        '',
      ].join('\n'),
    )
    endOnSignal([pages, service])
  } catch (error) {
    await service.close()
    throw error
  }
}

/** A second signal changes nothing: a terminal sends one to every process, and npm passes its own on. */
function endOnSignal(running: readonly { close(): Promise<void> }[]): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all(running.map((one) => one.close()))
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${String(error)}\n`)
  process.exit(1)
})
