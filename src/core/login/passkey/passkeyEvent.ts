/** What can happen to a login by passkey alone. */
export type PasskeyEvent =
  | { readonly type: 'passkeySignUpRequested' }
  | { readonly type: 'passkeyOfferAccepted' }
  | { readonly type: 'passkeyOfferDeclined' }
  | { readonly type: 'passkeySaved'; readonly authenticatorId: string; readonly name: string }
  | { readonly type: 'passkeyNamed' }
