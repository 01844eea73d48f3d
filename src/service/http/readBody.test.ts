import { expect, test, vi } from 'vitest'
import { readBody } from './readBody.ts'

const tooLarge = expect.objectContaining({ code: 'BODY_TOO_LARGE' })

function requestOf(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://latchkit.test/', init)
}

/** A body in pieces, whose length nobody announced. */
function stream(
  pieces: readonly number[],
  onCancel: () => void = vi.fn(),
): ReadableStream<Uint8Array> {
  const sizes = pieces.values()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = sizes.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value).fill(1))
    },
    cancel: onCancel,
  })
}

test('reads a body up to the limit', async () => {
  expect((await readBody(requestOf(new Uint8Array(10)), 10)).length).toBe(10)
  expect((await readBody(requestOf(null), 10)).length).toBe(0)
  expect((await readBody(requestOf(stream([4, 6])), 10)).length).toBe(10)
})

test('refuses a body that is one byte too long', async () => {
  await expect(readBody(requestOf(new Uint8Array(11)), 10)).rejects.toThrow(tooLarge)
  const request = requestOf(new Uint8Array(11), { 'content-length': '11' })
  await expect(readBody(request, 10)).rejects.toThrow(tooLarge)
})

test('does not believe a length that is too small', async () => {
  const request = requestOf(new Uint8Array(11), { 'content-length': '5' })
  await expect(readBody(request, 10)).rejects.toThrow(tooLarge)
})

test('stops reading a stream as soon as it is too long', async () => {
  let isCancelled = false
  const endless = stream(Array(1000).fill(6), () => {
    isCancelled = true
  })
  await expect(readBody(requestOf(endless), 10)).rejects.toThrow(tooLarge)
  expect(isCancelled).toBe(true)
})

test.each([
  ['', {}],
  [' of an announced length', { 'content-length': '9' }],
])('refuses a body%s that breaks off', async (_, headers) => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.error(new TypeError('terminated'))
    },
  })
  await expect(readBody(requestOf(broken, headers), 10)).rejects.toMatchObject({
    code: 'REQUEST_INVALID',
  })
})
