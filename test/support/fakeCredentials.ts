import { vi } from 'vitest'
import { bytesFromBase64url } from '../../src/lib/base64url.ts'
import { createSoftAuthenticator } from './softAuthenticator.ts'

/** What the person does when the browser asks for a passkey. */
export type Mood = 'agree' | 'close' | 'wait'

type GetOptions = {
  readonly mediation?: string
  readonly uiMode?: string
  readonly signal?: AbortSignal
  readonly publicKey: {
    readonly challenge: Uint8Array
    readonly allowCredentials?: readonly { readonly id: Uint8Array }[]
  }
}

type CreateOptions = {
  readonly signal?: AbortSignal
  readonly publicKey: {
    readonly challenge: Uint8Array
    readonly user: { readonly name: string }
    readonly excludeCredentials?: readonly { readonly id: Uint8Array }[]
  }
}

export type FakeCredentials = Awaited<ReturnType<typeof fakeCredentials>>

/**
 * Puts a browser with one device in place of what is there: `navigator.credentials` and all that the kit asks beside it.
 * Signatures are real. Undone by `vi.unstubAllGlobals`.
 */
export async function fakeCredentials() {
  let soft = await createSoftAuthenticator()
  let mood: Mood = 'agree'
  let hasPasskey = false
  const asked: string[] = []
  const made: CreateOptions['publicKey'][] = []
  const allowed: string[][] = []
  const capabilities = { immediateGet: false, hybridTransport: true }
  const userActivation = { isActive: true }
  let pick: (() => void) | null = null

  const respond = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        asked.push('aborted')
        reject(new DOMException('stopped', 'AbortError'))
      }
      if (signal?.aborted) return stop()
      if (mood === 'agree') return resolve()
      if (mood === 'close') return reject(new DOMException('closed', 'NotAllowedError'))
      signal?.addEventListener('abort', stop)
    })

  async function create({ publicKey, signal }: CreateOptions) {
    asked.push('create')
    made.push(publicKey)
    await respond(signal)
    const { rawId } = soft
    if (publicKey.excludeCredentials?.some(({ id }) => isSame(new Uint8Array(id), rawId)))
      throw new DOMException('', 'InvalidStateError')
    const challenge = Buffer.from(publicKey.challenge).toString('base64url')
    const { attestation } = await soft.register({ challenge })
    hasPasskey = true
    return {
      id: soft.credentialId,
      rawId: rawId.buffer,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bufferOf(attestation.clientDataJson),
        attestationObject: bufferOf(attestation.attestationObject),
        getTransports: () => ['internal', 'hybrid', 'smart-card'],
      },
    }
  }

  async function get({ publicKey, signal, mediation, uiMode }: GetOptions) {
    asked.push(mediation ?? uiMode ?? 'prompt')
    if (mediation === 'conditional') {
      const waiting = mood
      mood = 'wait'
      const stopped = respond(signal)
      mood = waiting
      const picked = new Promise<void>((resolve) => {
        pick = resolve
      })
      await Promise.race([picked, stopped])
    } else {
      const { allowCredentials = [] } = publicKey
      allowed.push(allowCredentials.map(({ id }) => Buffer.from(id).toString('base64url')))
      const isAllowed = ({ id }: { readonly id: Uint8Array }) =>
        isSame(new Uint8Array(id), soft.rawId)
      const fits = allowCredentials.length === 0 || allowCredentials.some(isAllowed)
      if (!hasPasskey || !fits) throw new DOMException('', 'NotAllowedError')
      await respond(signal)
    }
    const challenge = Buffer.from(publicKey.challenge).toString('base64url')
    const stamp = await soft.assert('', { clientData: { challenge } })
    return {
      id: soft.credentialId,
      rawId: soft.rawId.buffer,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: {
        authenticatorData: bufferOf(stamp.authenticatorData),
        clientDataJSON: bufferOf(stamp.clientDataJson),
        signature: bufferOf(stamp.signature),
      },
    }
  }

  const answers = {
    getClientCapabilities: async () => capabilities,
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, answers),
  )
  vi.stubGlobal('navigator', {
    credentials: { create, get },
    userAgent: 'Macintosh Chrome/150',
    userActivation,
  })
  vi.stubGlobal('location', { hostname: 'localhost', href: 'http://localhost:5173/' })
  const page = Object.assign(new EventTarget(), {
    activeElement: { matches: () => true },
    querySelectorAll: () => [],
    visibilityState: 'visible',
  })
  vi.stubGlobal('document', page)

  return {
    /** What was asked of the browser, in order. */
    asked,
    /** What each new passkey was to be. */
    made,
    /** The passkeys that each prompt was for; none named, any. */
    allowed,
    capabilities,
    userActivation,
    credentialId: () => soft.credentialId,
    be: (next: Mood) => {
      mood = next
    },
    /** The person picks the passkey in the list under the field. */
    pick: () => pick?.(),
    /** Another device, with a passkey of its own that no service knows, or none. */
    async change(keepsPasskey: boolean) {
      soft = await createSoftAuthenticator()
      hasPasskey = keepsPasskey
    },
  }
}

function bufferOf(text: string): ArrayBuffer {
  return (bytesFromBase64url(text) ?? new Uint8Array()).buffer
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}
