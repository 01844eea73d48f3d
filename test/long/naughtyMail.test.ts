import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpDelivery } from '../../src/node/mail/smtpDelivery.ts'
import { createTestApi } from '../support/activityApi.ts'
import { printCount } from '../support/printCount.ts'
import { manySends } from '../support/races.ts'
import { hasCorpora, readCorpus, skipNote } from '../vectors/corpora.ts'

const CONTACT = 'mara@okafor.example'
const SENDER = 'login@fieldnotes.example'
const TIMEOUT_MS = 180_000

const ownAddress = (text: string) => `${text}@fieldnotes.example`

/** Every field of a request from which text goes into an email. */
const fields: Readonly<Record<string, (text: string) => object>> = {
  contact: (text) => ({ contact: `${text}@okafor.example` }),
  appName: (appName) => ({ appName }),
  sendFromEmailSenderName: (sendFromEmailSenderName) => ({ sendFromEmailSenderName }),
  sendFromEmailAddress: (text) => ({ sendFromEmailAddress: ownAddress(text) }),
  replyToEmailAddress: (text) => ({ replyToEmailAddress: ownAddress(text) }),
  logoUrl: (text) => ({ emailCustomization: { logoUrl: `https://cdn.example/${text}` } }),
  origin: (origin) => ({ emailCustomization: { templateVariables: JSON.stringify({ origin }) } }),
  requestedFrom: (requestedFrom) => ({
    emailCustomization: { templateVariables: JSON.stringify({ requestedFrom }) },
  }),
}

type Received = { readonly to: readonly string[]; readonly raw: string }

/** A mail server that takes everything. */
async function startMailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      let raw = ''
      for await (const chunk of stream) raw += chunk
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(listening.address()) satisfies AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => void server.close() }
}

const LOGO = '<td style=><img src= width= height= alt= style=></td>'

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-auto-response-suppress',
]

const UNTOUCHED = {
  envelope: [CONTACT],
  to: [CONTACT],
  copies: [undefined, undefined],
  replyTo: undefined,
  from: SENDER,
  headers: HEADERS,
  attachments: [],
}

/** The markup without what it says: elements with the names of their attributes. */
const tagsOf = (html = '') =>
  html
    .replace(/="[^"]*"/g, '=')
    .match(/<[!/]?[a-z][^>]*>/gi)
    ?.join('') ?? ''

/** What a mail program makes of a message: who it is for, which lines it has, and how it is built. */
async function anatomyOf({ to, raw }: Received) {
  const email = await PostalMime.parse(raw)
  return {
    envelope: to,
    to: email.to?.map(({ address }) => address),
    copies: [email.cc, email.bcc],
    replyTo: email.replyTo?.map(({ address }) => address),
    from: email.from?.address,
    headers: email.headers.map(({ key }) => key).toSorted(),
    parts: raw.match(/^content-type: .*/gim)?.map((line) => line.replace(/;.*/, '')),
    attachments: email.attachments,
    tags: tagsOf(email.html),
  }
}

/** What is meant to be otherwise when a text is in this field. */
function changedBy(field: string, text: string): object {
  const address = ownAddress(text).trim().toLowerCase()
  const contact = `${text}@okafor.example`.trim().toLowerCase()
  if (field === 'contact') return { envelope: [contact], to: [contact] }
  if (field === 'sendFromEmailAddress') return { from: address }
  if (field !== 'replyToEmailAddress') return {}
  return { replyTo: [address], headers: [...HEADERS, 'reply-to'].toSorted() }
}

/** Puts every text into one field, with a service and a mail server of its own; returns how many were sent. */
async function fill(field: string, texts: readonly unknown[]): Promise<number> {
  const mail = await startMailServer()
  const delivery = createSmtpDelivery({ url: mail.url, fromAddress: SENDER })
  const senderDomains = ['fieldnotes.example']
  const api = await createTestApi({ delivery, limits: manySends, senderDomains })
  const ask = async (changes: object) => {
    // a request that came before would be answered and not run
    api.clock.time += 1000
    const common = { otpType: 'OTP_TYPE_EMAIL', contact: CONTACT, appName: 'Fieldnotes' }
    return readNext(api.submit('initOtp', { ...common, ...changes }), mail.received)
  }
  const template = await ask({})
  expect(template).toMatchObject(UNTOUCHED)

  let sent = 0
  for (const text of texts) {
    const seen = await ask(fields[field]?.(String(text)) ?? {})
    if (seen === null) continue
    sent++
    const logo = field === 'logoUrl' ? LOGO : ''
    const wanted = { ...template, ...changedBy(field, String(text)) }
    expect({ ...seen, tags: seen.tags.replace(logo, '') }).toEqual(wanted)
  }
  expect(api.errors).toEqual([])
  mail.close()
  return sent
}

test.skipIf(!hasCorpora)(
  `sec/T10 no text in any field changes what an email is${skipNote}`,
  async () => {
    const texts: unknown = JSON.parse(readCorpus('blns.json'))
    if (!Array.isArray(texts)) throw new Error('no strings')
    const names = Object.keys(fields)
    // most of it is waiting
    const sent = await Promise.all(names.map((field) => fill(field, texts)))
    printCount('sec/T10 texts that changed no email', texts.length * sent.length, 4120)
    printCount(
      'sec/T10 of them sent, and not refused',
      sent.reduce((sum, one) => sum + one),
      4120,
    )
    expect(texts.length * sent.length).toBe(4120)
    expect(names.filter((_, index) => sent[index] === 0)).toEqual([])
  },
  TIMEOUT_MS,
)

/** The one message that a request sent; null when it was refused and sent none. */
async function readNext(asked: Promise<{ readonly code: string }>, received: Received[]) {
  const { code } = await asked
  const [message, ...more] = received.splice(0)
  expect(more).toEqual([])
  expect(['OK', 'REQUEST_INVALID', 'INVALID_EMAIL']).toContain(code)
  expect(message !== undefined).toBe(code === 'OK')
  return message ? anatomyOf(message) : null
}
