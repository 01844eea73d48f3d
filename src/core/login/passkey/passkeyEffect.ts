import { MethodDisabledError } from '../../../errors/config.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import type { PasskeyState } from './passkeyState.ts'

export function createPasskeyEffect(_context: MethodContext): MethodEffect<PasskeyState> {
  return {
    run: () => Promise.reject(new MethodDisabledError()),
    forget: () => undefined,
  }
}
