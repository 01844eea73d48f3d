import { expect, test } from 'vitest'
import { createService } from '../service/createService.ts'
import { readyFactsOf, readyTextOf } from './readyFacts.ts'

async function running(oidcIssuerUrl: string | null) {
  const service = await createService({ development: true })
  const rpcUrls = { 'eip155:1': 'https://rpc.example.com/v3/secret' }
  return {
    url: 'http://localhost:4455',
    service,
    oidcIssuerUrl,
    rpcUrls,
    close: () => service.close(),
  }
}

test('tells where identities come from', async () => {
  const facts = readyFactsOf(await running('http://localhost:4456'))
  expect(facts.oidcIssuerUrl).toBe('http://localhost:4456')
  expect(readyTextOf(facts)).toContain('http://localhost:4456')
})

test('says what to install when the identity provider is missing', async () => {
  const facts = readyFactsOf(await running(null))
  expect(facts).not.toHaveProperty('oidcIssuerUrl')
  expect(readyTextOf(facts)).toContain('npm i -D oidc-provider@9.13.3')
})
