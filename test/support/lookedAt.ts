import { onTestFinished, vi } from 'vitest'
import { utf8FromBytes } from '../../src/lib/utf8.ts'
import type { ServiceParts } from '../../src/service/parts.ts'

/** Hears of every guess that a service really compares with a code: the id of that code. */
export function watchLooks({ keys }: ServiceParts, heard: (otpId: string) => void): void {
  const verify = crypto.subtle.verify.bind(crypto.subtle)
  const spy = vi.spyOn(crypto.subtle, 'verify')
  spy.mockImplementation((algorithm, key, signature, data) => {
    if (key === keys.otpHash) heard(textOf(data).split('\n', 1)[0] ?? '')
    return verify(algorithm, key, signature, data)
  })
  onTestFinished(() => spy.mockRestore())
}

function textOf(data: BufferSource): string {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
  return utf8FromBytes(bytes) ?? ''
}
