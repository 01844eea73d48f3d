import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerRpc } from '../../support/rpcAnswers.ts'

export type ServedNode = { readonly url: string; close(): Promise<void> }

/** A node of either kind of chain on a port of this machine, on which nothing ever gets into a block. */
export async function serveNode(): Promise<ServedNode> {
  const server = createServer(async (request, response) => {
    const asked = new Request('http://localhost', { method: 'POST', body: await text(request) })
    const answer = await answerRpc(asked)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
