import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/**
 * Gives a user another phone number, or takes it away with an empty text (from the public wire).
 *
 * Spec: Submit endpoints › update_user_name, whose shape it has.
 */
export const updateUserPhoneNumber = defineActivity({
  path: '/public/v1/submit/update_user_phone_number',
  type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER',
  intentKey: 'updateUserPhoneNumberIntent',
  resultKey: 'updateUserPhoneNumberResult',
  parameters: v.object({
    userId: v.string(),
    userPhoneNumber: v.string(),
    verificationToken: v.optional(v.string()),
  }),
  result: v.object({ userId: v.string() }),
})
