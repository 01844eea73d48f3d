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
export type ServedFolder = {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

type Options = {
  /** @default '127.0.0.1' */
  readonly host?: string
  /** Sent with every file. @default none */
  readonly headers?: Readonly<Record<string, string>>
  /** Goes over every script. @default as it is */
  readonly script?: (source: string) => string
}

/** Serves the files of a folder, and nothing else. */
export async function serveFolder(
  folder: string,
  { host = '127.0.0.1', headers = {}, script = (source) => source }: Options = {},
): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
    try {
      const file = await readFile(join(folder, path))
      const body = extname(path) === '.js' ? script(file.toString()) : file
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      // the names of assets change with what is in them
      const cache = path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache'
      response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': cache })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
