import { vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { often } from './often.ts'

const BASE = 'http://localhost:4455'

/** A service in memory, and people with kits of their own who have just logged in by email. */
export async function createAccountStage(settings: Pick<ServiceOptions, 'rpcUrls'> = {}) {
  const service = await createService({ development: true, ...settings })
  const unmounts: (() => void)[] = []
  let count = 0
  const send: typeof fetch = (input, init) =>
    service.fetch(new Request(input, init), { clientAddress: '::1' })
  return {
    send,
    /** The same for a browser that says what it is. */
    sendAs: (userAgent: string): typeof fetch => {
      return (input, init) => {
        const request = new Request(input, init)
        request.headers.set('user-agent', userAgent)
        return send(request)
      }
    },
    appProofRootPem: service.facts.appProofRootPem,
    async person(options: Partial<LatchkitOptions> = {}): Promise<Latchkit> {
      const kit = createLatchkit({
        authProxyUrl: BASE,
        apiBaseUrl: BASE,
        authProxyConfigId: service.facts.authProxyConfigId,
        keyStore: createMemoryKeyStore(),
        passkey: { autofill: false, offerAfterLogin: false },
        fetch: send,
        ...options,
      })
      unmounts.push(kit.mount())
      const email = `mara-${++count}@okafor.example`
      const result = kit.login.open()
      await reach(kit, 'choosing')
      kit.login.submitContact(email)
      await reach(kit, 'enteringCode')
      kit.login.submitCode(service.mailbox?.list(email)[0]?.code ?? '')
      await result
      return kit
    },
    /** The newest code that was sent to an address. */
    codeFor: (contact: string) => service.mailbox?.list(contact)[0]?.code ?? '',
    async stop() {
      for (const unmount of unmounts) unmount()
      await service.close()
    },
  }
}

const reach = ({ login }: Latchkit, place: 'choosing' | 'enteringCode') =>
  vi.waitUntil(() => login.state.getState().at === place, often)
