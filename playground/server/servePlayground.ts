import { createServer as createHttpServer } from 'node:http'
import { createServer, type InlineConfig, mergeConfig } from 'vite'
import { listen } from '../../src/node/http/listen.ts'
import { playgroundConfig, type ServiceAddresses } from './playgroundConfig.ts'

export type ServedPlayground = {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

type Options = {
  /** 0 takes any free one. */
  readonly port: number
  /** Whether a change of a file reaches the open pages. */
  readonly watch: boolean
  /** Goes over the configuration of the playground. @default nothing */
  readonly config?: InlineConfig
}

/**
 * Serves the pages of the playground from their source.
 *
 * The HTTP server is ours, not Vite's: Vite's own ends the whole process on a signal.
 *
 * @throws StartRefused with a plain sentence when the port cannot be had.
 */
export async function servePlayground(
  service: ServiceAddresses,
  { port, watch, config = {} }: Options,
): Promise<ServedPlayground> {
  const http = createHttpServer()
  const { url } = await listen(http, '127.0.0.1', port)
  const vite = await createServer({
    ...mergeConfig(playgroundConfig(service), config),
    server: {
      middlewareMode: { server: http },
      // On the same port as the pages: Vite's own choice is one port for all playgrounds of a machine.
      hmr: { server: http },
      ...(watch ? {} : { watch: null }),
    },
  })
  http.on('request', vite.middlewares)
  return {
    url,
    async close() {
      await vite.close()
      http.close()
      http.closeAllConnections()
    },
  }
}
