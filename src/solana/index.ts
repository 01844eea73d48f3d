export { createLatchkitWallet, type LatchkitWalletOptions } from './createLatchkitWallet.ts'
export { registerLatchkitWallet } from './registerLatchkitWallet.ts'
export { RequestDeclinedError } from './requestDeclined.ts'
export type {
  LatchkitWallet,
  LatchkitWalletFeatures,
  SignInInput,
  SignInOutput,
  StandardAccount,
  StandardChain,
  StandardChange,
  StandardIcon,
} from './standard.ts'
export { type LatchkitSigner, toLatchkitSigner } from './toLatchkitSigner.ts'
