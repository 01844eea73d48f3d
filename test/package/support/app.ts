import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { APP_URL, codeFor, tradeCode } from '../../support/authorize.ts'
import { nonceOf } from '../../support/nonceOf.ts'
import { type RunningService, startService } from '../../support/startService.ts'

/** The subpaths that are written in modules of the same name, for their types. */
type Subpaths = {
  readonly 'latchkit/crypto': typeof import('../../../src/crypto/index.ts')
  readonly 'latchkit/service': typeof import('../../../src/service/index.ts')
}

/** Imports a subpath of the installed package, by its name, from the app. */
export function importInstalled<Name extends keyof Subpaths>(name: Name): Promise<Subpaths[Name]> {
  const { resolve } = createRequire(join(inject('app'), 'package.json'))
  return import(pathToFileURL(resolve(name)).href)
}

/** Starts `latchkit serve` of the installed package in the folder of the app. */
export function startInstalled(args: readonly string[] = []): Promise<RunningService> {
  const env = {
    NODE_ENV: 'development',
    LATCHKIT_OAUTH_REDIRECT_URLS: APP_URL,
    LATCHKIT_SUBMITS_PER_SECOND: '100000',
  }
  return startService({ installedIn: inject('app'), args, env })
}

/** An ID token of the development identity provider for a key and a person. */
export async function idTokenFor(
  { facts }: RunningService,
  publicKey: string,
  person: string,
): Promise<string> {
  const client = { issuer: facts.oidcIssuerUrl, client_id: 'latchkit-dev' }
  const login = { nonce: nonceOf(publicKey), login_hint: `${person}@okafor.example` }
  const traded = await tradeCode(client, await codeFor({ ...client, ...login }))
  return String(Object(await traded.json()).id_token)
}
