import type { WebhookHosts } from './webhookHosts.ts'

/** One attempt: everything that goes over the network. */
export type WebhookPost = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Ends the attempt early. */
  readonly signal: AbortSignal
}

/** How an attempt ended. `reason` is a code and says nothing that the receiver said. */
export type WebhookOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * The way out for webhooks. It decides by the addresses behind a name where a webhook may go, and goes nowhere else.
 */
export type WebhookSender = {
  /** Whether receivers may be on this machine. */
  readonly allowsLoopback: boolean
  /** Receivers that the operator opens beside public ones. @default none */
  readonly hosts?: WebhookHosts | undefined
  /** Whether a name leads to no forbidden address at the moment; a name that nobody knows yet does not. Never rejects. */
  mayReach(url: string): Promise<boolean>
  /** Posts once: no redirect is followed. Never rejects. */
  post(post: WebhookPost): Promise<WebhookOutcome>
}
