import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import {
  playgroundConfig,
  type ServiceAddresses,
} from '../../../playground/server/playgroundConfig.ts'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'

/** Builds the playground as for production and serves the files under these headers. */
export async function serveBuiltPages(
  service: ServiceAddresses,
  headers: Record<string, string>,
): Promise<ServedPlayground> {
  const outDir = await mkdtemp(join(tmpdir(), 'latchkit-pages-'))
  const config = playgroundConfig(service)
  await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true } })
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: 'localhost', port: 0, headers },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
