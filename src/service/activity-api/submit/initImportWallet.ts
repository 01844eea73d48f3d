import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { beginImport } from '../imports/beginImport.ts'
import type { CallContext } from '../requireCaller.ts'

export const initImportWallet: ActivityHandler<SubmitEndpoints['initImportWallet'], CallContext> = (
  { userId },
  context,
) => beginImport(context, 'wallet', userId)
