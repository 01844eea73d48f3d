/** The part of `oidc-provider` that the development identity provider uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Interaction = {
    readonly uid: string
    readonly params: Readonly<Record<string, unknown>>
  }

  export type InteractionResult =
    | {
        readonly login: { readonly accountId: string; readonly remember: boolean }
        readonly consent: { readonly grantId: string }
      }
    | { readonly error: string; readonly error_description: string }

  export type Context = {
    type: string
    body: unknown
    set(name: string, value: string): void
    readonly oidc: { readonly params?: Readonly<Record<string, unknown>> }
  }

  /** What it answers with `error` and `error_description`. */
  export const errors: { readonly InvalidGrant: new (detail: string) => Error }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    readonly Grant: new (
      of: Readonly<{ accountId: string; clientId: string }>,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> }
    readonly Client: { readonly prototype: { redirectUriAllowed(redirectUri: string): boolean } }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}
