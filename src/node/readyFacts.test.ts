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
    renewKeys: async () => undefined,
    close: () => service.close(),
  }
}

test('tells where identities come from', async () => {
  const facts = readyFactsOf(await running('http://localhost:4456'))
  expect(facts.oidcIssuerUrl).toBe('http://localhost:4456')
  expect(readyTextOf(facts)).toContain('http://localhost:4456')
})

test('tells where chains are asked', async () => {
  const facts = readyFactsOf(await running(null))
  expect(facts.rpcUrls).toEqual({ 'eip155:1': 'https://rpc.example.com/v3/secret' })
  expect(readyTextOf(facts)).toContain('https://rpc.example.com')
})

test('tells nobody the secrets in the URLs of chains outside development', async () => {
  const service = await createService({
    rootPublicKey: `03${'6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'}`,
    delivery: { send: async () => undefined },
  })
  const facts = readyFactsOf({ ...(await running(null)), service })
  expect(facts.rpcUrls).toEqual({ 'eip155:1': 'https://rpc.example.com' })
})

test('says what to install when the identity provider is missing', async () => {
  const facts = readyFactsOf(await running(null))
  expect(facts).not.toHaveProperty('oidcIssuerUrl')
  expect(readyTextOf(facts)).toContain('npm i -D oidc-provider@9.13.3')
})
