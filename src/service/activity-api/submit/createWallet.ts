import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

export const createWallet: ActivityHandler<SubmitEndpoints['createWallet'], CallContext> = async (
  parameters,
  { parts, organizationId },
) => {
  requireName(parameters.walletName, 'parameters.walletName')
  // Loaded when first asked for, as everything that knows curves.
  const wallets = await import('../../wallets/createWallet.ts')
  const make = await wallets.createWallet(parts, organizationId, parameters, 'parameters')
  return async (tx) => {
    await requireRoom(tx, organizationId, 'wallets', 1)
    return make(tx)
  }
}
