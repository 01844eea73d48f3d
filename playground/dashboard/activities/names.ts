const acronyms: Readonly<Record<string, string>> = {
  otp: 'one-time code',
  oauth: 'social login',
  oauth2: 'OAuth 2.0',
  api: 'API',
}

const names: Readonly<Record<string, string>> = {
  INIT_OTP: 'Send a one-time code',
  VERIFY_OTP: 'Check a one-time code',
  OTP_LOGIN: 'Log in with a code',
  STAMP_LOGIN: 'Log in with a key',
  OAUTH_LOGIN: 'Log in with a provider',
  OAUTH2_AUTHENTICATE: 'Trade a code of a provider',
  CREATE_SUB_ORGANIZATION: 'Sign somebody up',
  DELETE_SUB_ORGANIZATION: 'Delete a sub-organization',
  CREATE_AUTHENTICATORS: 'Add a passkey',
  DELETE_AUTHENTICATORS: 'Remove passkeys',
  UPDATE_AUTHENTICATOR_NAME: 'Rename a passkey',
  UPDATE_USER_NAME: 'Rename a user',
  UPDATE_WALLET: 'Rename a wallet',
  INIT_IMPORT_WALLET: 'Begin to import a wallet',
  INIT_IMPORT_PRIVATE_KEY: 'Begin to import a private key',
  UPDATE_ROOT_QUORUM: 'Change the root quorum',
  UPDATE_AUTH_PROXY_CONFIG: 'Change the auth settings',
  ENABLE_AUTH_PROXY: 'Turn the proxy on',
  DISABLE_AUTH_PROXY: 'Turn the proxy off',
  SET_ORGANIZATION_FEATURE: 'Set a feature',
  REMOVE_ORGANIZATION_FEATURE: 'Remove a feature',
  SIGN_RAW_PAYLOAD: 'Sign a payload',
  ETH_SEND_TRANSACTION: 'Send an Ethereum transaction',
  SOL_SEND_TRANSACTION: 'Send a Solana transaction',
  CREATE_INVITATIONS: 'Invite people',
  SPARK_SIGN_FROST: 'Sign for Spark',
  REPLAY_WEBHOOK_DELIVERIES: 'Send webhooks again',
}

/** The type as it is read: without its prefix. */
export const shortType = (type: string) => type.replace(/^ACTIVITY_TYPE_/, '')

/** What an activity does, in plain words. */
export function nameOfType(type: string): string {
  const plain = shortType(type).replace(/_V\d+$/, '')
  const known = names[plain]
  if (known) return known
  const [verb = '', ...rest] = plain.toLowerCase().split('_')
  const noun = rest.map((word) => acronyms[word] ?? word).join(' ')
  const does = verb === 'update' ? 'change' : verb
  return `${does.charAt(0).toUpperCase()}${does.slice(1)} ${withArticle(noun)}`.trim()
}

/** Several need none. */
function withArticle(noun: string): string {
  if (noun === '' || noun.endsWith('s')) return noun
  return `${/^[aeiou]/i.test(noun) && !noun.startsWith('user') ? 'an' : 'a'} ${noun}`
}

type State = { readonly text: string; readonly kind: 'ok' | 'wait' | 'bad' | 'off' }

const states: Readonly<Record<string, State>> = {
  COMPLETED: { text: 'Completed', kind: 'ok' },
  CONSENSUS_NEEDED: { text: 'Consensus needed', kind: 'wait' },
  AUTHENTICATORS_NEEDED: { text: 'Another key needed', kind: 'wait' },
  PENDING: { text: 'Pending', kind: 'wait' },
  CREATED: { text: 'Created', kind: 'wait' },
  FAILED: { text: 'Failed', kind: 'bad' },
  REJECTED: { text: 'Rejected', kind: 'bad' },
}

/** Where an activity stands, in a word. */
export const stateOf = (status: string): State =>
  states[status.replace(/^ACTIVITY_STATUS_/, '')] ?? { text: status, kind: 'off' }
