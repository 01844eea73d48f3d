import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { DASHBOARD_LOGIN_PATH } from '../../service/auth-proxy/createDashboardProxy.ts'
import { jsonResponse } from '../../service/http/jsonResponse.ts'
import { answer, Refusal } from '../../service/http/refusal.ts'
import { requireOwnHost } from '../../service/http/requireLocalRequest.ts'
import { previewResponse } from './dashboardPreview.ts'
import { findDashboard } from './findDashboard.ts'

/** What the pages must know of the service that they belong to. */
type DashboardFacts = {
  readonly organizationId: string
  readonly authProxyConfigId: string
  /** Development only: who may log in here. */
  readonly rootEmail?: string | null | undefined
  /** Development only: the folder that holds everything; null when nothing is kept. */
  readonly keptIn?: string | null | undefined
  /** What the client secrets of providers are encrypted to. */
  readonly encryptionKeys?: { readonly clientSecret: string } | undefined
}

export type DashboardPagesOptions = {
  /** Nothing as long as the service is not ready. */
  readonly factsOf: () => DashboardFacts | undefined
  /** Where the built pages are; null where there are none. Asked once, with the first page. */
  readonly folder?: (() => Promise<string | null>) | undefined
  /** Where everybody reaches the service. The pages answer there and under names of this machine. */
  readonly publicUrl: () => string
  readonly onError: (error: unknown) => void
}

const PATH = '/dashboard'

/** Nothing from elsewhere, no text that becomes code, in nobody's frame. */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/**
 * Serves the service's own page from files that were built before, under a strict content security policy.
 *
 * Ours: the files are read once; a path that names none of them leads nowhere, so no path leads out of the folder.
 *
 * @returns the answer, or null for a request that is not for these pages.
 */
export function createDashboardPages({
  factsOf,
  folder = findDashboard,
  publicUrl,
  onError,
}: DashboardPagesOptions): (request: Request) => Promise<Response> | null {
  let reading: Promise<Files | null> | undefined

  async function respond(path: string, request: Request): Promise<Response> {
    const { method, url } = request
    requireOwnHost(request, publicUrl())
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal('PATH_NOT_FOUND')
    if (path === '/facts.json') return factsResponse(factsOf())
    if (path === '/preview') return previewResponse(new URL(url).searchParams)
    reading ??= readPages(folder)
    const files = await reading
    if (!files) return missingResponse()
    const name = path === '' || path === '/' ? '/index.html' : path
    const bytes = files.get(name)
    if (!bytes) throw new Refusal('PATH_NOT_FOUND')
    return fileResponse(name, method === 'HEAD' ? null : bytes)
  }

  return (request) => {
    const { pathname } = new URL(request.url)
    const isPage = pathname === PATH || pathname.startsWith(`${PATH}/`)
    if (!isPage || pathname.startsWith(DASHBOARD_LOGIN_PATH)) return null
    return answer(() => respond(pathname.slice(PATH.length), request), onError)
  }
}

async function readPages(folder: () => Promise<string | null>): Promise<Files | null> {
  const root = await folder()
  if (root === null) return null
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const name = `/${relative(root, path).split(sep).join('/')}`
        return [name, new Uint8Array(await readFile(path))] as const
      }),
    ),
  )
}

function factsResponse(facts: DashboardFacts | undefined): Response {
  if (!facts) throw new Refusal('UNAVAILABLE')
  const { organizationId, authProxyConfigId, rootEmail, keptIn, encryptionKeys } = facts
  const clientSecretKey = encryptionKeys?.clientSecret
  const response = jsonResponse({
    organizationId,
    authProxyConfigId,
    rootEmail,
    keptIn,
    clientSecretKey,
  })
  response.headers.set('cache-control', 'no-store')
  return response
}

function fileResponse(name: string, body: Uint8Array<ArrayBuffer> | null): Response {
  // the names of these carry a hash of what is in them
  const isFixed = name.startsWith('/assets/')
  const cacheControl = isFixed ? 'public, max-age=31536000, immutable' : 'no-cache'
  const type = types[extname(name)] ?? 'text/plain'
  const headers = { ...PAGE_HEADERS, 'content-type': type, 'cache-control': cacheControl }
  return new Response(body, { headers })
}

function missingResponse(): Response {
  const text = 'The dashboard has not been built: npm run build does it.\n'
  const headers = { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(text, { status: 404, headers })
}
