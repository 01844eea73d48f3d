import * as v from 'valibot'

/** Who sells crypto for money. Spec: Submit endpoints › update_fiat_on_ramp_credential (values from the public wire). */
export const onRampProvider = v.picklist([
  'FIAT_ON_RAMP_PROVIDER_COINBASE',
  'FIAT_ON_RAMP_PROVIDER_MOONPAY',
])
