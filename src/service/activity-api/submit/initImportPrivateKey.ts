import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { beginImport } from '../imports/beginImport.ts'
import type { CallContext } from '../requireCaller.ts'

export const initImportPrivateKey: ActivityHandler<
  SubmitEndpoints['initImportPrivateKey'],
  CallContext
> = ({ userId }, context) => beginImport(context, 'privateKey', userId)
