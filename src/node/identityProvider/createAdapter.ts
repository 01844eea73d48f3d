/** How many things the development identity provider remembers at a time; the oldest go first. */
const MAX_ENTRIES = 5000

type Payload = Readonly<Record<string, unknown>>
type Entry = { readonly payload: Payload; readonly expiresAtMs: number }

/** What `oidc-provider` asks of a place that keeps things; seconds for how long. */
type Adapter = {
  upsert(id: string, payload: Payload, seconds?: number): Promise<void>
  find(id: string): Promise<Payload | undefined>
  findByUid(uid: string): Promise<Payload | undefined>
  findByUserCode(): Promise<undefined>
  destroy(id: string): Promise<void>
  consume(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}

/**
 * Where `oidc-provider` keeps what it must remember: in memory, gone with the process.
 *
 * @param spent - the answer to who comes with something that another one has spent since it was read.
 */
export function createAdapter(spent: () => Error): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  function find(key: string): Payload | undefined {
    const entry = entries.get(key)
    if (entry && entry.expiresAtMs > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }

  function put(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break
      entries.delete(oldest)
    }
  }

  function findBy(model: string, member: string, value: string): Payload | undefined {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${model}/`) && payload[member] === value) return find(key)
    return undefined
  }

  return (model) => {
    const keyOf = (id: string) => `${model}/${id}`
    return {
      upsert: async (id, payload, seconds = 3600) =>
        put(keyOf(id), { payload, expiresAtMs: Date.now() + seconds * 1000 }),
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy(model, 'uid', uid),
      findByUserCode: async () => undefined,
      destroy: async (id) => void entries.delete(keyOf(id)),
      // The library reads a code, checks it, and then spends it: others may have read it meanwhile.
      consume: async (id) => {
        const entry = entries.get(keyOf(id))
        if (!entry || 'consumed' in entry.payload) throw spent()
        const consumed = Math.floor(Date.now() / 1000)
        put(keyOf(id), { ...entry, payload: { ...entry.payload, consumed } })
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
