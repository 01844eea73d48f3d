import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { hostileUrls } from '../../test/support/hostileUrls.ts'
import { printCount } from '../../test/support/printCount.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { scriptUrls } from '../../test/support/scriptUrls.ts'
import { walletIcon } from '../core/login/wallet/walletIcon.ts'
import { OriginNotAllowedError } from '../errors/config.ts'
import { Login } from './login/Login.tsx'

const addresses = [...hostileUrls, ...scriptUrls]
const PAGE = 'https://page.example/app'

/** Where a browser would go for an attribute of a page over https. */
const isHttps = (address: string) =>
  URL.canParse(address, PAGE) && new URL(address, PAGE).protocol === 'https:'
const isPicture = (address: string) =>
  isHttps(address) || /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(address)

/** What of a page leads elsewhere than it may, or tells who was there. */
function faults(page: ParentNode): readonly string[] {
  const links = [...page.querySelectorAll('a')].filter(
    (link) =>
      (link.hasAttribute('href') && !isHttps(link.getAttribute('href') ?? '')) ||
      link.getAttribute('rel') !== 'noopener noreferrer',
  )
  const images = [...page.querySelectorAll('img')].filter(
    (image) =>
      !isPicture(image.getAttribute('src') ?? '') ||
      image.getAttribute('referrerpolicy') !== 'no-referrer',
  )
  const others = [...page.querySelectorAll('script, iframe, object, embed, base, form[action]')]
  return [...links, ...images, ...others].map(({ outerHTML }) => outerHTML)
}

test('sec/T24 shows no picture of a wallet but an image', async () => {
  const fake = createFakeKit()
  const { container, findAllByRole } = renderWithKit(<Login />, {}, fake)
  const wallets = addresses.map((address, index) => ({
    id: `ethereum:${index}`,
    name: `Wallet ${index}`,
    icon: walletIcon(address),
    chain: 'ethereum' as const,
    kind: 'installed' as const,
    isLastUsed: false,
  }))
  act(() => fake.setLogin({ at: 'choosingWallet', wallets, isLooking: false }))
  await findAllByRole('button', { name: /Wallet 100/ })
  const found = faults(container)
  expect(container.querySelectorAll('img').length).toBeGreaterThan(0)
  printCount(
    'sec/T24 addresses that did no harm as a wallet’s picture',
    addresses.length - found.length,
    101,
  )
  expect(found).toEqual([])
  expect(addresses).toHaveLength(101)
})

test('sec/T24 has no link to allowed origins that is not https', () => {
  let passed = 0
  for (const address of addresses) {
    const fake = createFakeKit()
    const { container } = renderWithKit(<Login allowedOriginsUrl={address} />, {}, fake)
    const resume = { at: 'choosing', draft: '', error: null } as const
    const error = new OriginNotAllowedError()
    act(() => fake.setLogin({ at: 'blocked', error, retryAtMs: null, retries: 0, resume }))
    const found = faults(container)
    expect(found).toEqual([])
    passed++
    cleanup()
  }
  printCount('sec/T24 addresses that did no harm as a link of the kit', passed, addresses.length)
  expect(passed).toBe(101)
})

test.each(['termsUrl', 'privacyUrl'])('sec/T24 has no %s that is not https', (field) => {
  let passed = 0
  for (const address of addresses) {
    const legal = { termsUrl: '/terms', privacyUrl: '/privacy', [field]: address }
    const { container } = renderWithKit(<Login legal={legal} />)
    expect(container.querySelectorAll('a')).toHaveLength(2)
    expect(faults(container)).toEqual([])
    passed++
    cleanup()
  }
  printCount(`sec/T24 addresses that did no harm as ${field}`, passed, addresses.length)
  expect(passed).toBe(101)
})
