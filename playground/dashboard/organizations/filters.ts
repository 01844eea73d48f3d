/** By what an organization can be found, in the order of the list. */
export const filters = [
  { value: 'EMAIL', label: 'Email' },
  { value: 'PHONE_NUMBER', label: 'Phone number' },
  { value: 'NAME', label: 'Name' },
  { value: 'USERNAME', label: 'User name' },
  { value: 'CREDENTIAL_ID', label: 'Credential ID' },
  { value: 'PUBLIC_KEY', label: 'Public key' },
  { value: 'WALLET_ACCOUNT_ADDRESS', label: 'Wallet address' },
  { value: 'OIDC_TOKEN', label: 'OIDC token' },
] as const

export type FilterType = (typeof filters)[number]['value']
