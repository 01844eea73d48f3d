/** A key object that a page keeps in IndexedDB. */
type KeptKey = {
  readonly type: string
  readonly extractable: boolean
  readonly algorithm: string
  /** What comes of each way to copy it out: the name of the error, or what came out. */
  readonly copies: readonly string[]
}

/** Runs in a page: finds every key in every database, as any script there could, and tries to copy it out. */
export async function findKeptKeys(): Promise<KeptKey[]> {
  const keys: CryptoKey[] = []
  const seen = new Set<unknown>()
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value instanceof CryptoKey) keys.push(value)
    else for (const part of Object.values(value)) search(part)
  }
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name ?? ''))
    for (const store of database.objectStoreNames)
      search(await answer(database.transaction(store).objectStore(store).getAll()))
    database.close()
  }
  const copy = (key: CryptoKey, format: 'jwk' | 'pkcs8' | 'raw') =>
    crypto.subtle.exportKey(format, key).then(
      () => `${format} came out`,
      (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
    )
  return Promise.all(
    keys.map(async (key) => ({
      type: key.type,
      extractable: key.extractable,
      algorithm: JSON.stringify(key.algorithm),
      copies: await Promise.all((['jwk', 'pkcs8', 'raw'] as const).map((it) => copy(key, it))),
    })),
  )
}
