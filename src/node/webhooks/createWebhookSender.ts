import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isNamedHost, type WebhookHosts } from '../../service/webhooks/webhookHosts.ts'
import type {
  WebhookOutcome,
  WebhookPost,
  WebhookSender,
} from '../../service/webhooks/webhookSender.ts'
import { addressOfHost, type UrlRules, whyNoWebhookUrl } from '../../service/webhooks/webhookUrl.ts'
import { safeCodeOf } from '../safeCodeOf.ts'
import {
  AddressNotAllowedError,
  allowedAddresses,
  checkedLookup,
  type ReachRules,
  type Resolve,
  systemResolve,
} from './publicLookup.ts'

const TIMEOUT_MS = 15_000
const MOST_ANSWER_BYTES = 64 * 1024
/** How long a request of an app waits to hear where a name leads. */
const MAY_REACH_TIMEOUT_MS = 1000

/** Where webhooks may go. */
export type WebhookSenderOptions = {
  /** Whether receivers may be on this machine, over http and on any port. @default false */
  readonly allowsLoopback?: boolean | undefined
  /** Receivers that the operator opens beside public ones. @default none */
  readonly hosts?: WebhookHosts | undefined
  /** How names become addresses. @default the system's resolver */
  readonly resolve?: Resolve | undefined
  /** How long an attempt may take, the look-up and the answer included, in milliseconds. @default 15000 */
  readonly timeoutMs?: number | undefined
  /** Certificates to trust beside those of Node, PEM. @default none */
  readonly ca?: string | undefined
}

/**
 * Makes the way out for webhooks: each attempt is a connection of its own, to an address that was checked for this attempt.
 *
 * Ours: no redirect is followed, no proxy of the environment is used, and of the answer only the head counts; 64 KiB of the
 * rest are read, so that the receiver can end it in peace.
 *
 * @example
 * const service = await createService({ …, webhookSender: createWebhookSender() })
 */
export function createWebhookSender(options: WebhookSenderOptions = {}): WebhookSender {
  const { allowsLoopback = false, hosts, resolve = systemResolve } = options
  const rules = { allowsLoopback, hosts }
  return {
    allowsLoopback,
    hosts,
    mayReach: (url) => mayReach(url, resolve, rules),
    async post(post) {
      if (whyNoWebhookUrl(post.url, rules) !== null)
        return { kind: 'failed', reason: new AddressNotAllowedError().code }
      try {
        return await send(post, { ...options, resolve, allowsLoopback })
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) }
      }
    },
  }
}

async function mayReach(url: string, resolve: Resolve, rules: UrlRules): Promise<boolean> {
  const { hostname } = new URL(url)
  if (addressOfHost(hostname) !== null) return true
  const late = wait(MAY_REACH_TIMEOUT_MS, undefined, { ref: false })
  try {
    await Promise.race([allowedAddresses(resolve, hostname, toReachRules(url, rules)), late])
    return true
  } catch (error) {
    return !(error instanceof AddressNotAllowedError)
  }
}

function toReachRules(url: string, { allowsLoopback, hosts }: UrlRules): ReachRules {
  return { allowsLoopback, hosts, isNamed: isNamedHost(hosts, new URL(url)) }
}

type Sending = WebhookSenderOptions & {
  readonly resolve: Resolve
  readonly allowsLoopback: boolean
}

async function send(post: WebhookPost, sending: Sending): Promise<WebhookOutcome> {
  const url = new URL(post.url)
  // loaded with the first webhook, since most services send none
  const { Agent, request } = await (url.protocol === 'https:'
    ? import('node:https')
    : import('node:http'))
  const agent = new Agent({ keepAlive: false })
  const requestOptions: RequestOptions & { ca?: string } = {
    method: 'POST',
    agent,
    headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
    lookup: checkedLookup(sending.resolve, toReachRules(post.url, sending)),
    signal: AbortSignal.any([post.signal, AbortSignal.timeout(sending.timeoutMs ?? TIMEOUT_MS)]),
    ...(sending.ca === undefined ? {} : { ca: sending.ca }),
  }
  const outgoing = request(url, requestOptions)
  try {
    outgoing.end(post.body)
    const answer = await answerTo(outgoing)
    await drain(answer)
    const retryAfter = answer.headers['retry-after'] ?? null
    return { kind: 'answered', status: answer.statusCode ?? 0, retryAfter }
  } finally {
    outgoing.destroy()
    agent.destroy()
  }
}

function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.on('error', reject)
  })
}

/** The head has said it all: whatever happens to the rest changes nothing. */
async function drain(answer: IncomingMessage): Promise<void> {
  let bytes = 0
  try {
    for await (const piece of answer) {
      bytes += Buffer.byteLength(piece)
      if (bytes > MOST_ANSWER_BYTES) break
    }
  } catch {
    // the receiver broke off, or took too long
  }
}

/** A code that says nothing about anybody. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError')
    return error.cause instanceof Error && error.cause.name === 'TimeoutError'
      ? 'TIMEOUT'
      : 'ABORTED'
  return safeCodeOf(error) ?? 'FAILED'
}
