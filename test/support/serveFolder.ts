import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A folder of files on a free port of this machine. */
export type ServedFolder = { readonly url: string; close(): Promise<void> }

/** Serves the files of a folder as they are, and nothing else. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
    try {
      const body = await readFile(join(folder, path))
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      // the names of assets change with what is in them
      const cache = path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache'
      response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
