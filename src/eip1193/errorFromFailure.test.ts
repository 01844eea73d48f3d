import { expect, test } from 'vitest'
import { ChainUnreachableError } from '../errors/chain.ts'
import { NetworkFailedError } from '../errors/network.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import { TransactionFailedError } from '../errors/transaction.ts'
import { errorFromFailure } from './errorFromFailure.ts'

test.each([
  [new SignRequestInvalidError({ details: 'No type is named Y.' }), -32602],
  [new ChainUnreachableError({ details: 'The chain has no rpcUrl in the option chains.' }), 4901],
])('the reason is in the message, as a page has nothing else: %s', (cause, code) => {
  const error = errorFromFailure(cause)
  expect(error).toMatchObject({ code, cause })
  expect(error.message).toContain(cause.shortMessage)
  expect(error.message).toContain(cause.details)
})

test('what bears no details names none', () => {
  expect(errorFromFailure(new NetworkFailedError()).message).not.toMatch(/details/i)
})

test('a transaction that failed is told by its reason, or by what happened', () => {
  const failed = new TransactionFailedError({ hash: null, details: 'out of gas' })
  expect(errorFromFailure(failed).message).toBe('out of gas')
  const unnamed = new TransactionFailedError({ hash: null })
  expect(errorFromFailure(unnamed).message).toBe(unnamed.shortMessage)
})
