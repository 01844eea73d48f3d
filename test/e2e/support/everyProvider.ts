import { startIdentityProvider } from '../../../src/node/identityProvider/startIdentityProvider.ts'
import { startService } from '../../support/startService.ts'
import type { TestService } from './stage.ts'

/**
 * A service that offers every social login: Google, X and Discord by its own identity provider; Apple and Facebook by one
 * of the test, each in the way of the real one. Apple's page gets the ID token with the answer, Facebook's trades a code.
 */
export async function startServiceWithEveryProvider(): Promise<TestService> {
  const faults: unknown[] = []
  const provider = await startIdentityProvider({ port: 0, onError: (error) => faults.push(error) })
  if (!provider) throw new Error('oidc-provider is not installed: run `npm ci`')
  const { issuer } = provider
  const endpoint = `${issuer}/auth`
  const further = [
    {
      name: 'apple',
      issuer,
      clientIds: ['latchkit-dev-token'],
      authorization: { endpoint, scopes: ['openid', 'email'], responseType: 'code id_token' },
    },
    {
      name: 'facebook',
      issuer,
      clientIds: ['latchkit-dev'],
      authorization: {
        endpoint,
        scopes: ['openid', 'email'],
        responseType: 'code',
        tokenEndpoint: `${issuer}/token`,
      },
    },
  ]
  const service = await startService({ env: { LATCHKIT_OIDC_PROVIDERS: JSON.stringify(further) } })
  return {
    facts: service.facts,
    async stop() {
      await Promise.all([service.stop(), provider.close()])
      if (faults.length > 0) throw new AggregateError(faults, 'the identity provider failed')
    },
  }
}
