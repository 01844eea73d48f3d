import type { LinkContext } from '../linking/linkContext.ts'
import { confirmationWay, sendConfirmationCode } from './exporting/confirmation.ts'
import { exportPrivateKey, exportWallet } from './exporting/exportSecret.ts'
import { importPrivateKey, importWallet } from './importing/importSecret.ts'

type WithoutKit<F> = F extends (kit: LinkContext['kit'], ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Everything that brings phrases and private keys out and in: one part, loaded when somebody is about to. */
export type Secrets = {
  readonly confirmationWay: WithoutKit<typeof confirmationWay>
  readonly sendConfirmationCode: WithoutKit<typeof sendConfirmationCode>
  readonly exportWallet: WithoutKit<typeof exportWallet>
  readonly exportPrivateKey: WithoutKit<typeof exportPrivateKey>
  readonly importWallet: WithoutKit<typeof importWallet>
  readonly importPrivateKey: WithoutKit<typeof importPrivateKey>
}

/** Makes it for whoever is logged in to a kit. */
export function createSecrets(kit: LinkContext['kit']): Secrets {
  return {
    confirmationWay: (...rest) => confirmationWay(kit, ...rest),
    sendConfirmationCode: (...rest) => sendConfirmationCode(kit, ...rest),
    exportWallet: (...rest) => exportWallet(kit, ...rest),
    exportPrivateKey: (...rest) => exportPrivateKey(kit, ...rest),
    importWallet: (...rest) => importWallet(kit, ...rest),
    importPrivateKey: (...rest) => importPrivateKey(kit, ...rest),
  }
}
