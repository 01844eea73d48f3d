import type { RunningService } from './serve.ts'

/** What a program must know to use a service that has just started: the one line of `--json`. */
export type ReadyFacts = {
  readonly url: string
  readonly authProxyUrl: string
  readonly apiBaseUrl: string
  readonly organizationId: string
  readonly authProxyConfigId: string
  readonly rootUserId: string
  /** Development only. */
  readonly rootApiKey?: { readonly publicKey: string; readonly privateKey: string }
  /** Development only. */
  readonly inboxUrl?: string
  readonly signingKeys: {
    readonly session: string
    readonly verification: string
    readonly export: string
  }
}

/** The facts of a service that runs. */
export function readyFactsOf({ url, service }: RunningService): ReadyFacts {
  const { organizationId, authProxyConfigId, rootUserId, signingKeys } = service.facts
  const development = service.development && {
    rootApiKey: service.development.rootApiKey,
    inboxUrl: `${url}/inbox`,
  }
  return {
    url,
    authProxyUrl: url,
    apiBaseUrl: url,
    organizationId,
    authProxyConfigId,
    rootUserId,
    ...development,
    signingKeys,
  }
}

/** The same for a person. */
export function readyTextOf(facts: ReadyFacts): string {
  return [
    'Latchkit is ready. Press Ctrl-C to stop.',
    '',
    `  Service       ${facts.url}`,
    ...(facts.inboxUrl ? [`  Inbox         ${facts.inboxUrl}/messages`] : []),
    `  Organization  ${facts.organizationId}`,
    `  Auth proxy    ${facts.authProxyConfigId}`,
    `  Session key   ${facts.signingKeys.session}`,
    '',
  ].join('\n')
}
