import { vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { withDevtools } from '../../src/devtools/withDevtools.ts'
import { createService } from '../../src/service/createService.ts'
import { often } from './often.ts'

const BASE = 'http://localhost:4455'

/** What went over the network, as it really was. */
type Sent = {
  readonly path: string
  readonly headers: Headers
  readonly body: string
  reply: string
}

/** A service in memory, and kits that the devtools see. */
export async function createDevtoolsStage() {
  const service = await createService({ development: true })
  const unmounts: (() => void)[] = []
  let count = 0
  return {
    codeFor: (contact: string) => service.mailbox?.list(contact)[0]?.code ?? '',

    /** A kit with the devtools, and everything that it sends. */
    open(more: Partial<LatchkitOptions> = {}) {
      const sent: Sent[] = []
      const send: typeof fetch = async (input, init) => {
        const request = new Request(input, init)
        const { headers } = request
        const body = await request.clone().text()
        const response = await service.fetch(request, { clientAddress: '::1' })
        const reply = await response.clone().text()
        sent.push({ path: new URL(request.url).pathname, headers, body, reply })
        return response
      }
      const kit = createLatchkit(
        withDevtools({
          authProxyUrl: BASE,
          apiBaseUrl: BASE,
          authProxyConfigId: service.facts.authProxyConfigId,
          keyStore: createMemoryKeyStore(),
          passkey: { autofill: false, offerAfterLogin: false },
          fetch: send,
          ...more,
        }),
      )
      unmounts.push(kit.mount())
      const contact = `mara-${++count}@okafor.example`
      const reach = (place: string) =>
        vi.waitUntil(() => kit.login.state.getState().at === place, often)
      const askForCode = async () => {
        kit.login.start()
        await reach('choosing')
        kit.login.submitContact(contact)
        await reach('enteringCode')
      }
      const logIn = async () => {
        await askForCode()
        kit.login.submitCode(service.mailbox?.list(contact)[0]?.code ?? '')
        await reach('done')
      }
      return { kit, sent, contact, reach, askForCode, logIn }
    },

    async stop() {
      for (const unmount of unmounts) unmount()
      await service.close()
    },
  }
}
