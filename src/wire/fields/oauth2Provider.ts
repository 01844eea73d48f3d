import * as v from 'valibot'

/** Providers that trade codes for a client secret only (from the public wire). Spec: values of the form OAUTH2_PROVIDER_<NAME>. */
export const oauth2Provider = v.picklist(['OAUTH2_PROVIDER_X', 'OAUTH2_PROVIDER_DISCORD'])

export type Oauth2ProviderName = v.InferOutput<typeof oauth2Provider>
