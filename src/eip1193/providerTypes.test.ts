import type { EIP6963ProviderDetail } from 'mipd'
import type { EIP1193Provider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { type CreateConnectorFn, injected } from 'wagmi'
import type { LatchkitProvider } from './createLatchkitProvider.ts'

declare const provider: LatchkitProvider

test('a provider has the type that viem and mipd give one', () => {
  expectTypeOf<LatchkitProvider>().toExtend<EIP1193Provider>()
  expectTypeOf<LatchkitProvider>().toExtend<EIP6963ProviderDetail['provider']>()
})

test('the connector injected of wagmi takes one', () => {
  const make = () => injected({ target: () => ({ id: 'latchkit', name: 'Fieldnotes', provider }) })
  expectTypeOf(make).returns.toExtend<CreateConnectorFn>()
})

test('what an event carries is known by its name, and any other may be listened to', () => {
  const listen = () => {
    provider.on('accountsChanged', (accounts) => {
      expectTypeOf(accounts).toEqualTypeOf<readonly string[]>()
    })
    provider.on('disconnect', (error) => expectTypeOf(error).toEqualTypeOf<Error>())
    const onMessage = (message: { readonly type: string }) => void message
    return provider.on('message', onMessage).removeListener('message', onMessage)
  }
  expectTypeOf(listen).returns.toEqualTypeOf<LatchkitProvider>()
})
