/** The parts of the settings, in the order of their tabs. */
export const tabs = [
  { id: 'proxy', label: 'Proxy' },
  { id: 'messages', label: 'Email and SMS' },
  { id: 'methods', label: 'Methods' },
  { id: 'codes', label: 'Codes' },
] as const

export type AuthTab = (typeof tabs)[number]['id']
