import { onlineManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { serializeTransaction } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CANCELLED, createSigningPeople } from '../../test/support/signingPeople.ts'
import type { SignView } from '../core/wallet/signing/signView.ts'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useSendTransaction } from './useSendTransaction.ts'
import { useSignAuthorization } from './useSignAuthorization.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignRawPayload } from './useSignRawPayload.ts'
import { useSignTransaction } from './useSignTransaction.ts'
import { useSignTypedData } from './useSignTypedData.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SIGNATURE = { signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) }

let people: Awaited<ReturnType<typeof createSigningPeople>>
beforeAll(async () => {
  people = await createSigningPeople()
})
afterAll(() => people.stop())
afterEach(() => onlineManager.setOnline(true))

/** The hooks of somebody who answers always the same, and what was asked. */
async function hooksOf(answer: boolean) {
  const asked: SignView[] = []
  const confirm = async (view: SignView) => {
    asked.push(view)
    return answer
  }
  const { kit, account } = await people.person({ confirm })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkitProvider kit={kit}>{children}</LatchkitProvider>
  )
  const use = () => ({
    message: useSignMessage(),
    typedData: useSignTypedData(),
    authorization: useSignAuthorization(),
    payload: useSignRawPayload(),
    transaction: useSignTransaction(),
    send: useSendTransaction(),
  })
  const { result } = renderHook(use, { wrapper })
  const types = { Note: [{ name: 'text', type: 'string' }] }
  const typedData = { types, primaryType: 'Note', domain: {}, message: { text: 'Hello' } }
  const unsigned = serializeTransaction({
    chainId: 1,
    type: 'eip1559',
    to: TO,
    value: 1n,
    gas: 21_000n,
  })
  const payload = {
    payload: '00'.repeat(32),
    encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  } as const
  const { current } = result
  const ask = {
    message: () => current.message.mutateAsync({ account, message: 'Hello' }),
    typedData: () => current.typedData.mutateAsync({ account, typedData }),
    authorization: () =>
      current.authorization.mutateAsync({
        account,
        authorization: { chainId: 1, address: TO, nonce: 0 },
      }),
    payload: () => current.payload.mutateAsync({ account, ...payload }),
    transaction: () =>
      current.transaction.mutateAsync({
        account,
        type: 'TRANSACTION_TYPE_ETHEREUM',
        unsignedTransaction: unsigned.slice(2),
      }),
    send: () =>
      current.send.mutateAsync({ account, transaction: { caip2: 'eip155:1', to: TO, value: 1n } }),
  }
  return { ask, asked }
}

test('each asks for what it is named after, and a no is a result', async () => {
  const { ask, asked } = await hooksOf(false)
  for (const one of Object.values(ask)) expect(await act<object>(one)).toEqual(CANCELLED)
  const kinds = ['message', 'typedData', 'delegation', 'blind', 'transfer', 'transfer']
  expect(asked.map(({ effect }) => effect.kind)).toEqual(kinds)
  expect(asked.map(({ money }) => money).slice(-2)).toEqual(['onceSent', 'now'])
})

test('a yes is answered with what was signed', async () => {
  const { ask } = await hooksOf(true)
  for (const one of [ask.message, ask.typedData, ask.authorization, ask.payload])
    expect(await act<object>(one)).toMatchObject(SIGNATURE)
  const signed = { signedTransaction: expect.stringMatching(/^02[0-9a-f]+$/) }
  expect(await act(ask.transaction)).toMatchObject(signed)
})

test('asks without a connection too: kept, it would ask later, and of whoever is there by then', async () => {
  const { ask, asked } = await hooksOf(false)
  onlineManager.setOnline(false)
  expect(await act(ask.message)).toEqual(CANCELLED)
  expect(asked).toHaveLength(1)
})
