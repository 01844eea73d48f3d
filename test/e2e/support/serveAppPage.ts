import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chainsText, type ServiceAddresses } from '../../../playground/server/playgroundConfig.ts'
import { serveFolder } from '../../support/serveFolder.ts'

/** Builds and serves the small app of a folder beside this file, that talks to this service, under these headers. */
export async function serveAppPage(
  folder: string,
  service: ServiceAddresses,
  headers: Readonly<Record<string, string>> = {},
) {
  const outDir = await mkdtemp(join(tmpdir(), 'latchkit-app-page-'))
  const addresses = {
    AUTH_PROXY_URL: service.authProxyUrl,
    AUTH_PROXY_CONFIG_ID: service.authProxyConfigId,
    API_BASE_URL: service.apiBaseUrl,
    CHAINS: chainsText(service),
  }
  await build({
    configFile: false,
    root: resolve('test/e2e/support', folder),
    plugins: [react()],
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(addresses).map(([name, value]) => [
        `import.meta.env.VITE_${name}`,
        JSON.stringify(value),
      ]),
    ),
    build: { outDir, minify: false },
  })
  const served = await serveFolder(outDir, { host: 'localhost', headers })
  return {
    ...served,
    async close() {
      await served.close()
      await rm(outDir, { recursive: true })
    },
  }
}
