import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Leaves room for so many records in all databases together; what is one too many fails as in a browser. */
export function limitDisk(records: number): void {
  const taken = new Set<string>()
  const { put, delete: remove } = IDBObjectStore.prototype
  const place = ({ transaction }: IDBObjectStore, key: unknown) => `${transaction.db.name} ${key}`

  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    const name = place(this, key)
    const request = put.call(this, value, key)
    if (taken.has(name)) return request
    if (taken.size < records) {
      taken.add(name)
      this.transaction.addEventListener('abort', () => taken.delete(name))
      return request
    }
    // a browser finds out after the call
    queueMicrotask(() => {
      if (this.transaction.error) return
      this.transaction.abort()
      Reflect.set(this.transaction, 'error', new DOMException('no room', 'QuotaExceededError'))
    })
    return request
  })

  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    const name = place(this, key)
    if (taken.delete(name)) this.transaction.addEventListener('abort', () => taken.add(name))
    return remove.call(this, key)
  })
}
