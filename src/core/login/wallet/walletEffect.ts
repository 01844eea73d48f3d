import { MethodDisabledError } from '../../../errors/config.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import type { WalletState } from './walletState.ts'

export function createWalletEffect(_context: MethodContext): MethodEffect<WalletState> {
  return {
    run: () => Promise.reject(new MethodDisabledError()),
    forget: () => undefined,
  }
}
