import { expect, test } from 'vitest'
import { errorFromWallet } from '../../src/core/login/wallet/errorFromWallet.ts'
import { toLostError, toRefusedError } from '../../src/core/wallet/sending/broadcastSigned.ts'
import { createChainRpc } from '../../src/core/wallet/sending/chainRpc.ts'
import { revertFromData } from '../../src/crypto/abi/revertFromData.ts'
import { sliceText } from '../../src/lib/sliceText.ts'
import { ethRevertError } from '../../src/service/transactions/ethereum/ethSendError.ts'
import { solanaErrorFromRefusal } from '../../src/service/transactions/solana/solSendError.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')

/** The data of `Error(text)`. */
function errorData(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const padded = Math.ceil(bytes.length / 32) * 64
  return `0x08c379a0${word(32)}${word(bytes.length)}${bytes.toString('hex').padEnd(padded, '0')}`
}

/** Half a surrogate does not survive UTF-8. */
const isWhole = (text: string) => Buffer.from(text, 'utf8').toString('utf8') === text

const read = (text: string) => revertFromData('0xa', errorData(text), () => undefined)

test.each([998, 999, 1000, 1001])(
  'F11 revertFromData: a reason whose character %i is a fox is cut beside it, not inside',
  (length) => {
    const { displayMessage = '', native } = read(`${'a'.repeat(length)}🦊🦊🦊`)
    expect(isWhole(displayMessage)).toBe(true)
    expect(native?.message).toBe(displayMessage)
    expect(displayMessage.length).toBeLessThanOrEqual(1000)
    expect(displayMessage.length).toBeGreaterThanOrEqual(999)
  },
)

test.each(['', ' ', '\n'])('F11 ethRevertError: Error(%j) reads well', (text) => {
  const error = ethRevertError([read(text)])
  expect(error.message).toBe('execution reverted')
  expect(error.revertChain).toMatchObject([
    { errorType: 'native', displayMessage: 'execution reverted', native: { message: text } },
  ])
})

test('F11 solanaErrorFromRefusal: log lines and messages are cut at a character', () => {
  const line = `${'a'.repeat(999)}🦊`
  const error = solanaErrorFromRefusal({
    code: -32002,
    message: line,
    data: { err: 'x', logs: [line] },
  })
  expect(isWhole(error.message ?? '')).toBe(true)
  expect(error.solana?.logs?.every(isWhole)).toBe(true)
  expect(solanaErrorFromRefusal({ code: null, message: '', data: null }).message).toMatch(/./)
})

test('F11 sliceText: keeps at most so many units, and every whole character', () => {
  expect(['ab', 'ab🦊', '🦊🦊', ''].map((text) => sliceText(text, 3))).toEqual([
    'ab',
    'ab',
    '🦊',
    '',
  ])
  expect(sliceText('🦊', 0)).toBe('')
})

test.each([498, 499, 500])(
  'F11 toRefusedError and toLostError: words of a node whose character %i is a fox are cut beside it',
  (length) => {
    const message = `${'a'.repeat(length)}🦊🦊`
    const refusal = { code: -32000, message, data: undefined }
    for (const { details } of [toRefusedError(refusal), toLostError('0x1', refusal)]) {
      expect(isWhole(details ?? '')).toBe(true)
      expect(details?.length).toBe(length === 499 ? 499 : 500)
    }
  },
)

test('F11 createChainRpc: words of the app’s own node are cut beside a character', async () => {
  const message = `${'a'.repeat(499)}🦊`
  const fetch = async () => Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message } })
  const rpc = createChainRpc({ rpcUrl: 'https://node.example/' }, { fetch })
  await expect(rpc.request('eth_call')).rejects.toMatchObject({ details: 'a'.repeat(499) })
})

test('F11 errorFromWallet: words of a wallet are cut beside a character', () => {
  const message = `${'a'.repeat(199)}🦊`
  expect(isWhole(errorFromWallet(new Error(message)).details ?? '')).toBe(true)
})
