import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  readonly to: readonly string[]
  readonly raw: string
  readonly email: Email
}

/** A mail server that takes everything that is not for `refused@…`. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused@') ? new Error('no such mailbox') : null),
    onData: async (stream, { envelope }, done) => {
      let raw = ''
      for await (const chunk of stream) raw += chunk
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ to, raw, email: await PostalMime.parse(raw) })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(listening.address()) satisfies AddressInfo
  return { received, port, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
