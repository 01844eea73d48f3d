import * as v from 'valibot'

/**
 * The activities that a login itself asks for, rather than the auth proxy: the part of `submitAnswers` that every login
 * loads. Spec: Submit endpoints.
 */
export const loginAnswers = {
  stampLogin: {
    path: '/public/v1/submit/stamp_login',
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    resultKey: 'stampLoginResult',
    result: v.object({ session: v.string() }),
  },
  createAuthenticators: {
    path: '/public/v1/submit/create_authenticators',
    type: 'ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2',
    resultKey: 'createAuthenticatorsResult',
    result: v.object({ authenticatorIds: v.array(v.string()) }),
  },
  updateAuthenticatorName: {
    path: '/public/v1/submit/update_authenticator_name',
    type: 'ACTIVITY_TYPE_UPDATE_AUTHENTICATOR_NAME',
    resultKey: 'updateAuthenticatorNameResult',
    result: v.object({ authenticatorId: v.string() }),
  },
} as const
