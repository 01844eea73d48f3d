import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { updateUser } from './updateUser.ts'

/** Gives a user another name. */
export const updateUserName: ActivityHandler<SubmitEndpoints['updateUserName'], CallContext> = (
  { userId, userName },
  context,
) => updateUser({ userId, userName }, context)
