import { vi } from 'vitest'

/** Whether a method brings bytes to a node. */
export const isSend = (method: string) => /^(eth_sendRaw|send)Transaction$/.test(method)
/** Whether a method asks what became of them. */
export const isLookUp = (method: string) =>
  /^(eth_getTransaction(ByHash|Receipt)|getSignatureStatuses)$/.test(method)
/** A response that never arrives, because the connection ends. */
export const loseResponse = async (): Promise<Response> => {
  throw new TypeError('the line is cut')
}
/** A response of a node. */
export const respond = (body: object) => Response.json({ jsonrpc: '2.0', id: 1, ...body })

/** From here on time can be passed by `passPatience`; it goes on by itself too, for what is on the network. */
export const takeOverTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
/** Lets the time pass after which the kit says that nobody can tell. */
export const passPatience = () => vi.advanceTimersByTimeAsync(25_000)
