import { mapValues } from '../lib/mapValues.ts'
import type { OffFeature } from './listOff.ts'
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
  /** The service's own page. */
  readonly dashboardUrl: string
  /** Development only: with it the root user logs in to the dashboard. */
  readonly rootEmail?: string
  /** Development only. */
  readonly inboxUrl?: string
  /** Development only: the identity provider that stands in for google, x and discord. */
  readonly oidcIssuerUrl?: string
  /** Where chains are asked, by CAIP-2. Outside development without what follows the host, which may be a secret. */
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly signingKeys: {
    readonly session: string
    readonly verification: string
    readonly export: string
  }
  /** The root of the app proofs of this service, which runs in no enclave. PEM. */
  readonly appProofRootPem: string
  /** What others encrypt to. */
  readonly encryptionKeys: { readonly clientSecret: string }
  /** What is off, and the variable of the environment that turns it on. */
  readonly off: readonly OffFeature[]
}

/** The facts of a service that runs. */
export function readyFactsOf({
  url,
  service,
  oidcIssuerUrl,
  rpcUrls,
  off = [],
}: RunningService): ReadyFacts {
  const { organizationId, authProxyConfigId, rootUserId } = service.facts
  const { signingKeys, encryptionKeys, appProofRootPem } = service.facts
  const development = service.development && {
    rootApiKey: service.development.rootApiKey,
    ...(service.development.rootEmail && { rootEmail: service.development.rootEmail }),
    inboxUrl: `${url}/inbox`,
    ...(oidcIssuerUrl === null ? {} : { oidcIssuerUrl }),
  }
  return {
    url,
    authProxyUrl: url,
    apiBaseUrl: url,
    organizationId,
    authProxyConfigId,
    rootUserId,
    dashboardUrl: `${url}/dashboard`,
    ...development,
    rpcUrls: service.development ? rpcUrls : mapValues(rpcUrls, (each) => new URL(each).origin),
    signingKeys,
    appProofRootPem,
    encryptionKeys,
    off,
  }
}

/** The same for a person. */
export function readyTextOf(facts: ReadyFacts): string {
  return [
    'Latchkit is ready. Press Ctrl-C to stop.',
    '',
    `  Service       ${facts.url}`,
    `  Dashboard     ${facts.dashboardUrl}${facts.rootEmail ? ` as ${facts.rootEmail}` : ''}`,
    ...(facts.inboxUrl ? [`  Inbox         ${facts.inboxUrl}/messages`] : []),
    ...identityProviderLine(facts),
    ...chainsLine(facts),
    `  Organization  ${facts.organizationId}`,
    `  Auth proxy    ${facts.authProxyConfigId}`,
    `  Session key   ${facts.signingKeys.session}`,
    ...facts.off.map(
      ({ feature, variable }) => `  Off           ${feature}; ${variable} turns it on`,
    ),
    '',
  ].join('\n')
}

/** The first, and how many more there are. */
function chainsLine({ rpcUrls }: ReadyFacts): readonly string[] {
  const [first, ...more] = Object.values(rpcUrls)
  if (first === undefined) return []
  return [`  Chains        ${first}${more.length === 0 ? '' : ` and ${more.length} more`}`]
}

/** Only a development service has a place for an identity provider at all. */
function identityProviderLine({ inboxUrl, oidcIssuerUrl }: ReadyFacts): readonly string[] {
  if (oidcIssuerUrl) return [`  Identities    ${oidcIssuerUrl}`]
  return inboxUrl
    ? ['  Identities    none; a stand-in comes with npm i -D oidc-provider@9.13.3']
    : []
}
