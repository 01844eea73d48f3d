/** Ways by which a script that was injected after the login may go for the key. */
export const KEY_THEFTS = [
  'pkcs8',
  'jwk',
  'raw',
  'wrap',
  'clone',
  'frame',
  'json',
  'dump',
  'storages',
  'walk',
  'hookCrypto',
  'hookFetch',
  'logs',
  'worker',
] as const

/**
 * Tries one of them. Runs in the page, so it stands alone.
 *
 * @returns all that it found, as text; `stolen:` stands before bytes that a key gave away.
 */
export async function stealKey(way: (typeof KEY_THEFTS)[number]): Promise<string> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const rows: unknown[] = []
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name ?? ''))
    for (const store of database.objectStoreNames)
      rows.push(...(await answer(database.transaction(store).objectStore(store).getAll())))
    database.close()
  }
  const seen = new Set<unknown>()
  const found: string[] = ['tried']
  const keys: CryptoKey[] = []
  const search = (value: unknown, depth: number) => {
    if (typeof value === 'string') found.push(value.slice(0, 10_000))
    if (typeof value !== 'object' || value === null || seen.has(value) || depth > 12) return
    if (seen.size > 20_000) return
    seen.add(value)
    if (value instanceof CryptoKey) keys.push(value)
    for (const name of Reflect.ownKeys(value)) {
      try {
        search(Reflect.get(value, name), depth + 1)
      } catch {
        // a getter that refuses
      }
    }
  }
  search(rows, 0)
  const secret = keys.find(({ type }) => type === 'private')
  if (!secret) return 'stolen: the test found no key to try'
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    try {
      const bytes = await work()
      found.push(`stolen: by ${name} ${JSON.stringify(bytes)}`)
    } catch (error) {
      found.push(String(error))
    }
  }
  /** Has the page sign and send a request, and waits until the browser has its answer. */
  const press = () =>
    new Promise<void>((resolve) => {
      const isAnswered = ({ name }: PerformanceEntry) => name.endsWith('/query/whoami')
      new PerformanceObserver((list, observer) => {
        if (!list.getEntries().some(isAnswered)) return
        observer.disconnect()
        resolve()
      }).observe({ type: 'resource' })
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Send a stamped whoami') button.click()
    })
  switch (way) {
    case 'pkcs8':
    case 'raw':
      await attempt(way, () => crypto.subtle.exportKey(way, secret))
      break
    case 'jwk':
      await attempt(way, () => crypto.subtle.exportKey(way, secret))
      break
    case 'wrap': {
      const own = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
        'wrapKey',
      ])
      const iv = new Uint8Array(12)
      await attempt(way, () => crypto.subtle.wrapKey('jwk', secret, own, { name: 'AES-GCM', iv }))
      break
    }
    case 'clone':
      await attempt(way, () => crypto.subtle.exportKey('pkcs8', structuredClone(secret)))
      break
    case 'frame': {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.srcdoc =
        "<script>onmessage = async ({ data }) => { try { parent.postMessage('stolen: ' + JSON.stringify(await crypto.subtle.exportKey('jwk', data)), '*') } catch (error) { parent.postMessage('frame: ' + error, '*') } }</script>"
      const heard = new Promise<string>((resolve) => {
        addEventListener('message', ({ data }) => resolve(String(data)))
        setTimeout(() => resolve('frame: nothing came'), 2000)
      })
      await new Promise((resolve) => {
        frame.onload = resolve
        document.body.append(frame)
      })
      await attempt('posting', async () => {
        frame.contentWindow?.postMessage(secret, '*')
        throw new Error('posted')
      })
      found.push(await heard)
      break
    }
    case 'json':
      found.push(JSON.stringify(secret), JSON.stringify(rows), String(secret))
      break
    case 'dump':
      break
    case 'storages': {
      const caches = await globalThis.caches?.keys()
      search([{ ...localStorage }, { ...sessionStorage }, document.cookie, caches, name], 0)
      search([history.state, location.href, document.documentElement.outerHTML], 0)
      break
    }
    case 'walk':
      search(Object.values(window), 0)
      for (const element of document.querySelectorAll('*')) search(Object.values(element), 0)
      for (const key of keys)
        if (key.type === 'private')
          await attempt('what was found', () => crypto.subtle.exportKey('pkcs8', key))
      break
    case 'hookCrypto': {
      const { sign } = crypto.subtle
      crypto.subtle.sign = async (...call) => {
        await attempt('hook', () => crypto.subtle.exportKey('pkcs8', call[1]))
        return sign.apply(crypto.subtle, call)
      }
      await press()
      break
    }
    case 'hookFetch': {
      const { fetch: real } = window
      window.fetch = async (...call) => {
        const response = await real(...call)
        found.push(JSON.stringify(call), await response.clone().text())
        return response
      }
      await press()
      break
    }
    case 'logs': {
      for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
        console[method] = (...call: unknown[]) => search(call, 0)
      addEventListener('error', (event) => search(event, 0))
      await press()
      found.push(JSON.stringify(performance.getEntries()))
      await attempt('error', () => crypto.subtle.sign('RSA-PSS', secret, new Uint8Array()))
      break
    }
    case 'worker':
      await attempt('worker', async () => {
        const code = new Blob(['onfetch = () => {}'], { type: 'text/javascript' })
        await navigator.serviceWorker.register(URL.createObjectURL(code))
      })
      break
    default:
      way satisfies never
  }
  return found.join('\n')
}
