import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { contactCommit } from '../users/contactCommit.ts'

export const updateUserPhoneNumber: ActivityHandler<
  SubmitEndpoints['updateUserPhoneNumber'],
  CallContext
> = ({ userId, userPhoneNumber, verificationToken }, context) =>
  contactCommit(context, {
    userId,
    otpType: 'OTP_TYPE_SMS',
    contact: userPhoneNumber,
    verificationToken,
  })
