import { createServer } from 'node:http'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'

/** Serves an empty page under every path, on a host that browsers take for secure. */
export async function serveBlankPages(): Promise<ServedPlayground> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>A page</title><p>Nothing here</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
