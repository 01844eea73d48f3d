import type { LatchkitOptions } from '../../core/options.ts'
import { prepend, type Recorder, type RequestRecord } from './createRecorder.ts'
import { maskBody } from './maskBody.ts'
import { readStamp } from './readStamp.ts'
import { SCENARIOS } from './scenarios.ts'

type Settings = Pick<LatchkitOptions, 'authProxyUrl' | 'apiBaseUrl' | 'nowMs'>

/**
 * A network that notes what goes through it, masked before it is kept, and fails on request.
 *
 * What goes elsewhere than to the service, such as to a chain's node, is noted by its host alone: the address may hold a key.
 */
export function recordingFetch(recorder: Recorder, settings: Settings): typeof fetch {
  const nowMs = settings.nowMs ?? (() => Date.now())
  const bases = [settings.authProxyUrl, settings.apiBaseUrl]
  const { requests, scenario, send } = recorder
  let count = 0

  const change = (id: number, facts: Partial<RequestRecord>) => {
    const changed = requests.getState().map((one) => (one.id === id ? { ...one, ...facts } : one))
    requests.setState(changed, true)
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
    const isOurs = bases.some((base) => `${url.href}/`.startsWith(base.replace(/\/?$/, '/')))
    const headers = new Headers(init?.headers)
    const id = ++count
    const { stampedWith, stamp } = readStamp(headers)
    const record: RequestRecord = {
      id,
      atMs: nowMs(),
      path: isOurs ? url.pathname : `${url.host}/…`,
      stampedWith,
      stamp,
      status: null,
      durationMs: null,
      body: isOurs && typeof init?.body === 'string' ? maskText(init.body) : null,
      reply: null,
      isForced: false,
    }
    requests.setState(prepend(record, requests.getState()), true)
    const startedMs = performance.now()
    const durationMs = () => Math.round(performance.now() - startedMs)

    const chosen = scenario.getState()
    const { answer } = SCENARIOS[chosen]
    const signal = init?.signal ?? new AbortController().signal
    try {
      const forced = await answer({ path: record.path, isStamped: stamp !== null, signal })
      const response = forced ?? (await send(input, init))
      const { status } = response
      change(id, { status, durationMs: durationMs(), isForced: forced !== undefined })
      if (isOurs) void noteReply(response.clone(), (reply) => change(id, { reply }))
      return response
    } catch (cause) {
      change(id, { status: 'failed', durationMs: durationMs(), isForced: chosen === 'offline' })
      throw cause
    }
  }
}

async function noteReply(copy: Response, note: (reply: unknown) => void): Promise<void> {
  try {
    note(maskText(await copy.text()))
  } catch {
    // it was cut off: the kit says so itself
  }
}

function maskText(text: string): unknown {
  try {
    return maskBody(JSON.parse(text))
  } catch {
    // no JSON: then nothing of it is known to be safe
    return maskBody(text)
  }
}
