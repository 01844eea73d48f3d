import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OriginNotAllowedError } from '../../errors/config.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { createConfig } from './createConfig.ts'

const fetched = {
  enabledProviders: ['email'],
  sessionExpirationSeconds: '900',
  organizationId: 'parent',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('asks once for all callers', async () => {
  const walletKitConfig = vi.fn(async () => fetched)
  const config = createConfig({ walletKitConfig }, {})
  await Promise.all([config.shown(), config.shown(), config.confirmed()])
  await config.shown()
  expect(walletKitConfig).toHaveBeenCalledTimes(1)
})

test('ends the wait of the caller that aborts, and of no other', async () => {
  let answer = (_: typeof fetched): void => undefined
  const walletKitConfig = vi.fn(
    () =>
      new Promise<typeof fetched>((resolve) => {
        answer = resolve
      }),
  )
  const config = createConfig({ walletKitConfig }, {})
  const leaving = new AbortController()
  const left = config.confirmed(leaving.signal)
  const stayed = config.confirmed()
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  answer(fetched)
  expect(await stayed).toMatchObject({ organizationId: 'parent' })
  expect(walletKitConfig).toHaveBeenCalledTimes(1)
})

test('shows the fallback after a failure, and asks again the next time', async () => {
  const walletKitConfig = vi.fn(async () => fetched)
  walletKitConfig.mockRejectedValueOnce(new NetworkFailedError())
  const config = createConfig({ walletKitConfig }, {})
  expect(await config.shown()).toMatchObject({ methods: ['email'], organizationId: '' })
  expect(await config.shown()).toMatchObject({ organizationId: 'parent' })
})

test('shows the fallback while the service is slow, and goes on waiting for those who need its word', async () => {
  const walletKitConfig = () =>
    new Promise<typeof fetched>((resolve) => setTimeout(() => resolve(fetched), 5000))
  const config = createConfig({ walletKitConfig }, {})
  const confirmed = config.confirmed()
  const shown = config.shown()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await shown).toMatchObject({ organizationId: '' })
  await vi.advanceTimersByTimeAsync(3500)
  expect(await confirmed).toMatchObject({ organizationId: 'parent' })
  expect(await config.shown()).toMatchObject({ organizationId: 'parent' })
})

test('hides no refusal behind the fallback', async () => {
  const walletKitConfig = () => Promise.reject(new OriginNotAllowedError())
  const config = createConfig({ walletKitConfig }, {})
  await expect(config.shown()).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
})

test('tells a refusal that comes after the fallback to those who wait for the end', async () => {
  const walletKitConfig = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new OriginNotAllowedError()), 3000))
  const config = createConfig({ walletKitConfig }, {})
  const settled = config.settled()
  const shown = config.shown()
  const refusal = expect(settled).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toMatchObject({ methods: ['email'], organizationId: '' })
  await refusal
})

test('settles on the fallback where the service is away, and on its word where it is slow', async () => {
  const walletKitConfig = vi.fn(
    () => new Promise<typeof fetched>((resolve) => setTimeout(() => resolve(fetched), 3000)),
  )
  walletKitConfig.mockRejectedValueOnce(new NetworkFailedError())
  const config = createConfig({ walletKitConfig }, {})
  expect(await config.settled()).toMatchObject({ organizationId: '' })
  const settled = config.settled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await settled).toMatchObject({ organizationId: 'parent' })
})

test('says that nothing can be shown when the app allows no fallback', async () => {
  const walletKitConfig = () => Promise.reject(new NetworkFailedError())
  const config = createConfig({ walletKitConfig }, { configFallback: { enabledProviders: [] } })
  await expect(config.shown()).rejects.toMatchObject({
    code: 'CONFIG_UNAVAILABLE',
    cause: { code: 'NETWORK_FAILED' },
  })
})
