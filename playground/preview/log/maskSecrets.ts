const MASK = '••••'

/** What goes by such a name may be a secret, whatever it looks like. */
const SECRET_NAME =
  /code|bundle|token|secret|mnemonic|phrase|private|session|verifier|signature|attest|assertion|password|jwt|(?<!time)stamp|key$/i

/** Names that the pattern above means too, and that hold none. */
const PUBLIC_NAMES = new Set([
  'publicKey',
  'targetPublicKey',
  'turnkeyErrorCode',
  'sessionExpirationSeconds',
  'otpLength',
])

/** What may be shown of a text: ids, names of the wire, numbers, addresses and public keys. */
const HARMLESS = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/,
  /^-?\d{1,15}$/,
  /^0[23][0-9a-f]{64}$/,
  /^04[0-9a-f]{128}$/,
  /^0x[0-9a-fA-F]{40}$/,
  /^[\w.+-]{1,64}@[\w.-]{1,64}$/,
  /^\+\d{6,15}$/,
  /^https?:\/\/[\w.:/-]{1,120}$/,
  /^[a-z]+:[A-Za-z0-9.-]{1,40}$/,
  /^[a-z]{1,16}$/i,
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
]

/**
 * A body as people may read it: what is not known to be harmless is replaced by its length. Text that is not JSON is not
 * shown at all.
 */
export function maskSecrets(text: string): string {
  if (text === '') return ''
  try {
    return JSON.stringify(masked('', JSON.parse(text)), null, 2)
  } catch {
    return `${MASK} (${text.length} characters)`
  }
}

function masked(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(name, item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(key, item)]))
  if (typeof value === 'string') return maskedText(name, value)
  return typeof value === 'number' && isSecretName(name) ? MASK : value
}

function maskedText(name: string, text: string): string {
  if (text === '') return text
  const isShown = !isSecretName(name) && HARMLESS.some((pattern) => pattern.test(text))
  return isShown ? text : `${MASK} (${text.length} characters)`
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) && !PUBLIC_NAMES.has(name)
}
