/** How many things the development identity provider remembers at a time; the oldest go first. */
const MAX_ENTRIES = 5000

type Payload = Readonly<Record<string, unknown>>
type Entry = { readonly payload: Payload; readonly expiresAtMs: number }

/** Where `oidc-provider` keeps what it must remember: in memory, gone with the process. */
export function createAdapter(): (model: string) => Readonly<Record<string, unknown>> {
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
      upsert: async (id: string, payload: Payload, seconds = 3600) =>
        put(keyOf(id), { payload, expiresAtMs: Date.now() + seconds * 1000 }),
      find: async (id: string) => find(keyOf(id)),
      findByUid: async (uid: string) => findBy(model, 'uid', uid),
      findByUserCode: async () => undefined,
      destroy: async (id: string) => void entries.delete(keyOf(id)),
      consume: async (id: string) => {
        const entry = entries.get(keyOf(id))
        const consumed = Math.floor(Date.now() / 1000)
        if (entry) put(keyOf(id), { ...entry, payload: { ...entry.payload, consumed } })
      },
      revokeByGrantId: async (grantId: string) => {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
