import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import {
  chainsText,
  playgroundConfig,
  type ServiceAddresses,
} from '../../../playground/server/playgroundConfig.ts'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'
import { serveFolder } from '../../support/serveFolder.ts'

/** As the kit's developer has the pages, from its source and with React's own checks; or as people get them: from the package. */
export type BuildMode = 'development' | 'production'

/** Stand in the built pages for what only a running service knows. */
const unknown = {
  authProxyUrl: 'http://auth-proxy.invalid',
  authProxyConfigId: 'auth-proxy-config.invalid',
  apiBaseUrl: 'http://api.invalid',
  inboxUrl: 'http://inbox.invalid',
  frameAncestors: 'http://frame-ancestors.invalid',
  rpcUrls: { chains: 'http://chains.invalid' },
  appProofRootPem: 'app-proof-root.invalid',
} satisfies ServiceAddresses

/** The package as it is published. Beside the libraries that it asks for, so that they are found. */
const published = resolve('.cache/published')

/** Builds the package as it is published; how a build of pages finds it. */
export async function publishedPackage() {
  await build({ logLevel: 'error', build: { outDir: published, emptyOutDir: true } })
  return {
    alias: [
      { find: /^latchkit$/, replacement: join(published, 'index.js') },
      { find: /^latchkit\/styles\.css$/, replacement: join(published, 'styles.css') },
      // the file that a bundler takes where it builds for production
      { find: /^latchkit\/devtools$/, replacement: join(published, 'devtools/production.js') },
      { find: /^latchkit\/(\w+)$/, replacement: join(published, '$1/index.js') },
    ],
  }
}

/** Builds the playground into a new folder, for any service. */
export async function buildPages(mode: BuildMode): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), `latchkit-${mode}-pages-`))
  const config = playgroundConfig(unknown)
  const { NODE_ENV } = process.env
  try {
    process.env.NODE_ENV = mode
    await build({
      ...config,
      ...(mode === 'production' && { resolve: await publishedPackage() }),
      mode,
      logLevel: 'error',
      build: { ...config.build, outDir, emptyOutDir: true, minify: mode === 'production' },
    })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
  return outDir
}

/** Serves built pages that talk to this service. */
export function serveBuiltPages(
  folder: string,
  service: ServiceAddresses,
  headers: Record<string, string> = {},
): Promise<ServedPlayground> {
  const script = (source: string) =>
    source
      .replaceAll(unknown.authProxyUrl, service.authProxyUrl)
      .replaceAll(unknown.authProxyConfigId, service.authProxyConfigId)
      .replaceAll(unknown.apiBaseUrl, service.apiBaseUrl)
      .replaceAll(unknown.inboxUrl, service.inboxUrl)
      // it stands between quotes
      .replaceAll(unknown.appProofRootPem, (service.appProofRootPem ?? '').replaceAll('\n', '\\n'))
      .replaceAll(unknown.frameAncestors, service.frameAncestors ?? unknown.frameAncestors)
      .replaceAll(chainsText(unknown), chainsText(service))
  return serveFolder(folder, { host: 'localhost', headers, script })
}
