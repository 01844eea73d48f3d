import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpDelivery } from './smtpDelivery.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** The port of a mail server with these habits. */
async function startMail(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => undefined)
  return portOf(server.listen(0, '127.0.0.1'), () => server.close())
}

/** The port of a server that does no more than this. */
async function startBare(habit: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    habit(socket)
  })
  return portOf(server.listen(0, '127.0.0.1'), () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
}

async function portOf(server: ReturnType<typeof createServer>, close: () => void): Promise<number> {
  await once(server, 'listening')
  closers.push(close)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** What a message comes to: whether it says that the way is down, or nothing when it was taken. */
async function send(port: number, user = ''): Promise<boolean | 'taken'> {
  const url = `smtp://${user}127.0.0.1:${port}`
  const delivery = createSmtpDelivery({ url, fromAddress: 'login@example.com', timeoutMs: 1000 })
  const message = { channel: 'email', to: 'ada@example.com', subject: 'Code' } as const
  try {
    await delivery.send({ ...message, text: '481902', html: '', code: '481902' })
    return 'taken'
  } catch (error) {
    return delivery.isDown?.(error) ?? false
  }
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('counts a message as sent when the server has taken it', async () => {
  expect(await send(await startMail({}))).toBe('taken')
})

test.each([421, 450, 451, 452, 550, 554])(
  'R15 takes %i to sender, recipient or content for no failure of the server',
  async (code) => {
    const habits: SMTPServerOptions[] = [
      { onMailFrom: (_, __, done) => done(refusal(code)) },
      { onRcptTo: (_, __, done) => done(refusal(code)) },
      {
        onData: (stream, _, done) => {
          stream.resume().on('end', () => done(refusal(code)))
        },
      },
    ]
    for (const habit of habits) expect(await send(await startMail(habit))).toBe(false)
  },
)

test.each([421, 554])('R15 takes a greeting of %i for a server that is down', async (code) => {
  expect(await send(await startBare((socket) => socket.end(`${code} no\r\n`)))).toBe(true)
})

test.each([
  [454, true],
  [535, false],
])(
  'R15 when a password is answered with %i, it is %s that the server is down',
  async (code, isDown) => {
    const port = await startMail({ onAuth: (_, __, done) => done(refusal(code)) })
    expect(await send(port, 'ada:secret@')).toBe(isDown)
  },
)

test.each<[string, (socket: Socket) => void]>([
  ['is silent', () => undefined],
  ['hangs up', (socket) => socket.end()],
  ['breaks off', (socket) => socket.resetAndDestroy()],
  ['speaks no SMTP', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('R15 takes a server that %s for one that is down', async (_, habit) => {
  expect(await send(await startBare(habit))).toBe(true)
})

test('R15 takes a server that is not there for one that is down', async () => {
  const port = await startBare(() => undefined)
  for (const close of closers.splice(0)) close()
  expect(await send(port)).toBe(true)
})

test('R15 takes no message of another kind for a sign of anything', async () => {
  const delivery = createSmtpDelivery({ url: 'smtp://127.0.0.1:9', fromAddress: 'a@example.com' })
  expect(delivery.isDown?.(new Error('SMTP carries email only.'))).toBe(false)
})
