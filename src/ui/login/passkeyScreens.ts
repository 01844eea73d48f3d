import { OfferPasskey } from './OfferPasskey/OfferPasskey.tsx'
import { UsePasskey } from './UsePasskey/UsePasskey.tsx'

/** The screens of a login with a passkey and of the offer to save one, in one part: they share most of what they show. */
export const passkeyScreens = { OfferPasskey, UsePasskey } as const
