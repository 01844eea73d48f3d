/** What WebCrypto calls a P-256 key for signatures. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** What WebCrypto calls ECDSA over SHA-256 (FIPS 186-5 section 6.4). */
export const SIGNATURE_ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const
