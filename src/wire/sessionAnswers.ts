import * as v from 'valibot'
import { loginAnswers } from './loginAnswers.ts'

/**
 * The activities that a session itself asks for: its renewal and its end. The part of `submitAnswers` that is loaded with
 * them. Spec: Submit endpoints.
 */
export const sessionAnswers = {
  stampLogin: loginAnswers.stampLogin,
  deleteApiKeys: {
    path: '/public/v1/submit/delete_api_keys',
    type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
    resultKey: 'deleteApiKeysResult',
    result: v.object({ apiKeyIds: v.array(v.string()) }),
  },
} as const
