import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { contactCommit } from '../users/contactCommit.ts'

export const updateUserEmail: ActivityHandler<SubmitEndpoints['updateUserEmail'], CallContext> = (
  { userId, userEmail, verificationToken },
  context,
) =>
  contactCommit(context, {
    userId,
    otpType: 'OTP_TYPE_EMAIL',
    contact: userEmail,
    verificationToken,
  })
