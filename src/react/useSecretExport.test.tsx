import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import type { SealedSecret } from '../core/wallet/exporting/sealedSecret.ts'
import { createDeferred } from '../lib/deferred.ts'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useSecretExport } from './useSecretExport.ts'

const loggedOut = { status: 'logged-out', reason: 'logged-out' } as const
const other = { ...session, organizationId: 'org-2' }
const createSecret = () => ({ wordCount: 12, open: async () => 'zoo', forget: vi.fn() })

/** The hook, and exports that bring their secret when a test lets them. */
function start() {
  const { kit, setSession } = createFakeKit()
  setSession({ status: 'logged-in', session })
  const begun: { readonly signal: AbortSignal; bring(secret: SealedSecret): void }[] = []
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <LatchkitProvider kit={kit}>{children}</LatchkitProvider>
    </StrictMode>
  )
  const { result, unmount } = renderHook(
    () =>
      useSecretExport((_kit, _variables: { readonly walletId: string }, signal) => {
        const { promise, resolve } = createDeferred<SealedSecret>()
        begun.push({ signal, bring: resolve })
        return promise
      }),
    { wrapper },
  )
  /** Begins an export, up to what is asked of the service. */
  const ask = async () => {
    const before = begun.length
    act(() => result.current.mutate({ walletId: 'w' }))
    await waitFor(() => expect(begun).toHaveLength(before + 1))
    const asked = begun[before]
    if (asked === undefined) throw new Error('nothing was asked')
    return asked
  }
  const setPerson = (next: typeof session) =>
    act(() => setSession({ status: 'logged-in', session: next }))
  return { result, ask, unmount, setPerson, logOut: () => act(() => setSession(loggedOut)) }
}

type Stage = ReturnType<typeof start>
const ends: readonly [string, (stage: Stage) => unknown][] = [
  ['a reset', ({ result }) => act(() => result.current.reset())],
  ['the next export', ({ ask }) => ask()],
  ['the end of the component', ({ unmount }) => unmount()],
  ['another person', ({ setPerson }) => setPerson(other)],
  ['a logout', ({ logOut }) => logOut()],
]

test.each(ends)('%s stops an export that runs, and forgets what it brings', async (_, end) => {
  const stage = start()
  const { signal, bring } = await stage.ask()
  expect(signal.aborted).toBe(false)
  await end(stage)
  expect(signal.aborted).toBe(true)
  const secret = createSecret()
  bring(secret)
  await waitFor(() => expect(secret.forget).toHaveBeenCalled())
  expect(stage.result.current.data).toBeUndefined()
})

test.each(ends)('%s forgets the secret that has come', async (_, end) => {
  const stage = start()
  const secret = createSecret()
  const { bring } = await stage.ask()
  bring(secret)
  await waitFor(() => expect(stage.result.current.data).toBe(secret))
  expect(secret.forget).not.toHaveBeenCalled()
  await end(stage)
  expect(secret.forget).toHaveBeenCalled()
})

test('a secret that is forgotten for another person is no data any more', async () => {
  const { result, ask, setPerson } = start()
  const { bring } = await ask()
  const secret = createSecret()
  bring(secret)
  await waitFor(() => expect(result.current.data).toBe(secret))
  setPerson(other)
  expect(result.current.data).toBeUndefined()
  expect(result.current.status).toBe('idle')
})

test('a renewed session leaves the export alone', async () => {
  const { result, ask, setPerson } = start()
  const { signal, bring } = await ask()
  setPerson({ ...session, publicKeyHex: `03${'cd'.repeat(32)}` })
  expect(signal.aborted).toBe(false)
  const secret = createSecret()
  bring(secret)
  await waitFor(() => expect(result.current.data).toBe(secret))
  expect(secret.forget).not.toHaveBeenCalled()
})
