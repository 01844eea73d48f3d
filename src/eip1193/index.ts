export { announceLatchkitProvider, type ProviderInfo } from './announceLatchkitProvider.ts'
export {
  createLatchkitProvider,
  type LatchkitProvider,
  type ProviderRequest,
} from './createLatchkitProvider.ts'
export type { ProviderEvents } from './emitter.ts'
export { ProviderRpcError } from './providerError.ts'
export type { LatchkitProviderOptions } from './providerOptions.ts'
