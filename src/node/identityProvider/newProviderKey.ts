/** A new ES256 key in the form that the library takes: a private JWK. */
export async function newProviderKey(): Promise<Readonly<Record<string, unknown>>> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { ...jwk, alg: 'ES256', use: 'sig', key_ops: undefined, ext: undefined }
}
