import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDashboardPages, type DashboardPagesOptions } from './createDashboardPages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkit-dashboard-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Dashboard</title>')
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'inter-3c4d.woff2'), 'a font')
  await writeFile(join(folder, 'assets', 'main.key'), 'nobody may read this')
})
afterAll(() => rm(folder, { recursive: true }))

const facts = { organizationId: 'o', authProxyConfigId: 'c', rootEmail: 'root@example.com' }

function pages(options: Partial<DashboardPagesOptions> = {}) {
  const onError = (error: unknown) => {
    throw error
  }
  const serve = createDashboardPages({
    factsOf: () => facts,
    folder: async () => folder,
    publicUrl: () => 'https://login.example.com',
    onError,
    ...options,
  })
  return (path: string, method = 'GET') => serve(new Request(`http://localhost${path}`, { method }))
}

test.each(['/dashboard', '/dashboard/', '/dashboard/index.html'])(
  'serves the page at %s under a policy without inline code',
  async (path) => {
    const response = await pages()(path)
    expect(await response?.text()).toContain('<title>Dashboard</title>')
    const policy = response?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(response?.headers.get('cache-control')).toBe('no-cache')
  },
)

test('keeps for good only what is named by what is in it', async () => {
  const response = await pages()('/dashboard/assets/main-1a2b.js')
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response?.headers.get('cache-control')).toContain('immutable')
})

test('serves its font, which its policy lets in from here alone', async () => {
  const page = await pages()('/dashboard')
  expect(page?.headers.get('content-security-policy')).toContain("font-src 'self'")
  const font = await pages()('/dashboard/assets/inter-3c4d.woff2')
  expect(font?.headers.get('content-type')).toBe('font/woff2')
})

test.each([
  ['/dashboard/assets/other.js', 'GET'],
  ['/dashboard/assets/main.key', 'GET'],
  ['/dashboard/%2e%2e/package.json', 'GET'],
  ['/dashboard/..%2fpackage.json', 'GET'],
  ['/dashboard', 'POST'],
])('leads nowhere at %s by %s', async (path, method) => {
  const response = await pages()(path, method)
  // a path that leaves the dashboard is none of its own
  expect(response?.status ?? 404).toBe(404)
})

test.each(['/', '/dashboards', '/v1/otp_init', '/dashboard/v1/otp_init'])(
  'leaves %s to the service',
  (path) => expect(pages()(path)).toBeNull(),
)

test('tells what the page must know, and nothing while the service is not ready', async () => {
  const response = await pages()('/dashboard/facts.json')
  expect(await response?.json()).toEqual(facts)
  const more = { keptIn: '.latchkit', encryptionKeys: { clientSecret: '04' }, rootApiKey: 'r' }
  const whole = await pages({ factsOf: () => ({ ...facts, ...more }) })('/dashboard/facts.json')
  expect(await whole?.json()).toEqual({ ...facts, keptIn: '.latchkit', clientSecretKey: '04' })
  const early = await pages({ factsOf: () => undefined })('/dashboard/facts.json')
  expect(early?.status).toBe(503)
})

test('says how to build it where it is not built', async () => {
  const response = await pages({ folder: async () => null })('/dashboard')
  expect(response?.status).toBe(404)
  expect(await response?.text()).toContain('npm run build')
})
