/** The parts of the settings, in the order of their tabs. */
export const tabs = [
  { id: 'proxy', label: 'Proxy' },
  { id: 'methods', label: 'Methods' },
  { id: 'codes', label: 'Codes' },
] as const

export type AuthTab = (typeof tabs)[number]['id']
