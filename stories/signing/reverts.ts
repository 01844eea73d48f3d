import type { RevertReason } from '../../src/ui/signing/revertText.ts'
import { passes, stranger, usdc } from './samples.ts'

export const reverted: RevertReason = {
  message: 'execution reverted',
  revertChain: [
    {
      address: passes.address,
      errorType: 'custom',
      custom: { errorName: 'PurchaseFailed', paramsJson: '{"season":2027,"quantity":2}' },
    },
    { address: stranger.address, errorType: 'unknown', unknown: { selector: '0x7939f424' } },
    {
      address: usdc.address,
      errorType: 'native',
      native: { nativeType: 'error_string', message: 'ERC20: transfer amount exceeds balance' },
    },
  ],
}

export const solanaReverted: RevertReason = {
  solana: {
    rpcMessage: 'the receiving account needs 0.002 SOL to exist.',
    logs: [
      'Program 1111…1111 invoke [1]',
      'Transfer: insufficient lamports 1200000, need 2039280',
      'Program 1111…1111 failed: custom program error: 0x1',
    ],
    unitsConsumed: '1842',
  },
}
