import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { createService } from '../../src/service/createService.ts'

/** A loopback name: a service in development answers under no other. */
const ADDRESS = 'http://localhost:4455'

export type LocalService = {
  readonly kit: Latchkit
  /** The newest code that was sent to an address; null when there is none. */
  readonly codeFor: (contact: string) => string | null
}

/** The whole service inside the page, and a kit that talks to it: requests go by function call, never over the network. */
export async function startLocalService(): Promise<LocalService> {
  const service = await createService({
    development: true,
    appName: 'Fieldnotes',
    apiBaseUrl: ADDRESS,
  })
  const kit = createLatchkit({
    authProxyUrl: ADDRESS,
    authProxyConfigId: service.facts.authProxyConfigId,
    apiBaseUrl: ADDRESS,
    appName: 'Fieldnotes',
    trust: { sessionKey: service.facts.signingKeys.session },
    keyStore: createMemoryKeyStore(),
    fetch: (input, init) => service.fetch(new Request(input, init)),
  })
  return { kit, codeFor: (contact) => service.mailbox?.list(contact)[0]?.code ?? null }
}
