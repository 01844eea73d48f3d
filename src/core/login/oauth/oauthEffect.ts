import { MethodDisabledError } from '../../../errors/config.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import type { OauthState } from './oauthState.ts'

export function createOauthEffect(_context: MethodContext): MethodEffect<OauthState> {
  return {
    run: () => Promise.reject(new MethodDisabledError()),
    forget: () => undefined,
  }
}
