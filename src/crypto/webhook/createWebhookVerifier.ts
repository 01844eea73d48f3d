import { WEBHOOK_KEYS_PATH } from '../../wire/webhookHeaders.ts'
import { type IncomingWebhook, verifyWebhook, type WebhookVerdict } from './verifyWebhook.ts'
import { readWebhookKeySet, type WebhookKeySet } from './webhookKeySet.ts'

const DAY_MS = 24 * 3_600_000

/** How often the keys are asked for at most, in milliseconds: whoever sends unknown key ids shall not make us ask each time. */
const ASK_EVERY_MS = 60_000

/** Whose webhooks to check, and how. */
export type WebhookVerifierOptions = {
  /** Base address of the activity API of the service, without `/public/v1`. */
  readonly apiBaseUrl: string
  /** How old a webhook may be, and how far ahead of the clock, in milliseconds. @default 300000 */
  readonly maxAgeMs?: number | undefined
  /** @default `fetch` */
  readonly fetch?: ((url: string) => Promise<Response>) | undefined
  /** Milliseconds since 1970. @default the clock */
  readonly nowMs?: (() => number) | undefined
}

/** Checks the webhooks of one service. */
export type WebhookVerifier = {
  /** `keys-unavailable`: the service was not reached; answer 503, and it comes again. Never throws. */
  verify(
    webhook: IncomingWebhook,
  ): Promise<WebhookVerdict | { readonly kind: 'refused'; readonly reason: 'keys-unavailable' }>
}

/**
 * Checks webhooks with the keys that the service publishes: asked for with the first webhook, kept for a day, and asked for
 * again when a webhook names a key that is not among them. An old set serves while the service cannot be reached.
 *
 * @example
 * const webhooks = createWebhookVerifier({ apiBaseUrl: 'https://api.example.com' })
 * const verdict = await webhooks.verify({ headers: request.headers, body: await request.text() })
 * if (verdict.kind === 'refused')
 *   return new Response(null, { status: verdict.reason === 'keys-unavailable' ? 503 : 400 })
 */
export function createWebhookVerifier(options: WebhookVerifierOptions): WebhookVerifier {
  const { apiBaseUrl, maxAgeMs, fetch: ask = (url) => fetch(url), nowMs = Date.now } = options
  const url = `${apiBaseUrl.replace(/\/$/, '')}${WEBHOOK_KEYS_PATH}`
  let kept: { readonly keys: WebhookKeySet; readonly atMs: number } | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function refresh(): Promise<void> {
    try {
      const reply = await ask(url)
      const keys = reply.ok ? readWebhookKeySet(await reply.json()) : null
      if (keys) kept = { keys, atMs: nowMs() }
    } catch {
      // not reached, or no JSON: the keys that we have, if any, still count
    }
  }

  function renew(): Promise<void> {
    if (asking) return asking
    if (kept && nowMs() - askedAtMs < ASK_EVERY_MS) return Promise.resolve()
    askedAtMs = nowMs()
    asking = refresh().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    async verify(webhook) {
      if (!kept || nowMs() - kept.atMs > DAY_MS) await renew()
      if (!kept) return { kind: 'refused', reason: 'keys-unavailable' }
      const check = (keys: WebhookKeySet) =>
        verifyWebhook(webhook, { keys, maxAgeMs, nowMs: nowMs() })
      const verdict = await check(kept.keys)
      if (verdict.kind === 'valid' || verdict.reason !== 'unknown-key') return verdict
      await renew()
      return check(kept.keys)
    },
  }
}
