import { vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { createService } from '../../src/service/createService.ts'
import { often } from './often.ts'

/** A request as it left the kit. */
export type SentRequest = {
  readonly path: string
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

const BASE = 'http://localhost:4455'

/** A service in memory, kits that talk to it, and a line between them that can be cut. */
export async function startPasskeyService() {
  let lateMs = 0
  const nowMs = () => Date.now() + lateMs
  const service = await createService({ development: true, nowMs })
  const sent: SentRequest[] = []
  const unmounts: (() => void)[] = []
  let cut: { readonly path: string; readonly when: 'before' | 'after' } | null = null

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    sent.push({ path, headers: request.headers, body: await request.clone().json() })
    const when = cut !== null && path.endsWith(cut.path) ? cut.when : null
    if (when === 'before') throw new TypeError('no connection')
    const response = await service.fetch(request, { clientAddress: '127.0.0.1' })
    if (when === 'after') throw new TypeError('the answer was lost')
    return response
  }

  return {
    service,
    sent,
    /** From now on requests of this path are lost, or their answers. */
    cut(path: string, when: 'before' | 'after') {
      cut = { path, when }
    },
    mend() {
      cut = null
    },
    /** Lets time pass, for the kit and for the service. */
    pass(ms: number) {
      lateMs += ms
    },
    startKit(options: Partial<LatchkitOptions> = {}): Latchkit {
      const kit = createLatchkit({
        authProxyUrl: BASE,
        apiBaseUrl: BASE,
        authProxyConfigId: service.facts.authProxyConfigId,
        appName: 'Fieldnotes',
        keyStore: createMemoryKeyStore(),
        passkey: { autofill: false },
        fetch: send,
        nowMs,
        ...options,
      })
      unmounts.push(kit.mount())
      return kit
    },
    codeFor: (contact: string) => service.mailbox?.list(contact)[0]?.code ?? '',
    async stop() {
      for (const unmount of unmounts) unmount()
      await service.close()
    },
  }
}

/** Waits until the login stands here. */
export function reached<P extends LoginState['at']>(kit: Latchkit, place: P): Promise<At<P>> {
  const isThere = (state: LoginState): state is At<P> => state.at === place
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (!isThere(state)) throw new Error(`at ${state.at}: ${JSON.stringify(state)}`)
    return state
  }, often)
}
