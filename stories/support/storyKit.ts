import { createStore } from 'zustand/vanilla'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { SessionState } from '../../src/core/session/session.ts'
import { storyNow } from './frame.tsx'

/** A kit whose session stands still and whose network never answers. */
export function storyKit(session: SessionState): Latchkit {
  const kit = createLatchkit({
    authProxyUrl: 'https://auth.fieldnotes.example',
    authProxyConfigId: '0195ab1c-0000-7000-8000-000000000001',
    apiBaseUrl: 'https://api.fieldnotes.example',
    appName: 'Fieldnotes',
    fetch: () => new Promise(() => undefined),
    keyStore: createMemoryKeyStore(),
  })
  return { ...kit, session: createStore(() => session), mount: () => () => undefined }
}

/** Somebody is logged in. */
export const loggedIn: SessionState = {
  status: 'logged-in',
  session: {
    organizationId: '0195ab1c-0000-7000-8000-000000000002',
    userId: '0195ab1c-0000-7000-8000-000000000003',
    publicKeyHex: `02${'ab'.repeat(32)}`,
    expiresAtMs: storyNow() + 900_000,
    persistence: 'device',
  },
}
