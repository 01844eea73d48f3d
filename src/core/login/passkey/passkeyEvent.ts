import type { PasskeyPurpose } from './passkeyState.ts'

/** What can happen to a login by passkey alone. */
export type PasskeyEvent =
  | {
      /** A passkey was used or made: in the prompt, or in the list under the field. */
      readonly type: 'passkeyGiven'
      readonly purpose: PasskeyPurpose
    }
  | { readonly type: 'passkeyPhoneRequested' }
  | { readonly type: 'passkeySignUpRequested' }
  | { readonly type: 'passkeyOfferAccepted' }
  | { readonly type: 'passkeyOfferDeclined' }
  | { readonly type: 'passkeySaved'; readonly authenticatorId: string; readonly name: string }
  | { readonly type: 'passkeyNameSubmitted'; readonly name: string }
  | { readonly type: 'passkeyNamed' }
