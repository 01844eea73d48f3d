import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createEthereumWallet, createSolanaWallet } from '../../../../test/support/fakeWallets.ts'
import { hostileShapes } from '../../../../test/support/hostileWallets.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import { isLatchkitError } from '../../../errors/anyError.ts'
import { createWalletList, type WalletList } from './createWalletList.ts'
import { walletIcon } from './walletIcon.ts'
import type { WalletInfo } from './walletState.ts'
import { watchWallets } from './watchWallets.ts'

const page = createWalletPage()
let stop: () => void = () => undefined

beforeAll(() => {
  vi.stubGlobal('window', page.window)
})

afterEach(() => {
  stop()
  page.clear()
})

afterAll(() => {
  vi.unstubAllGlobals()
})

function watch(): WalletList {
  const list = createWalletList(null)
  stop = watchWallets(list)
  return list
}

/** What a screen may rely on, whatever was announced. */
function isSound({ id, name, icon }: WalletInfo): boolean {
  const isOneLine = !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) && name === name.trim()
  const isShort = name.length > 0 && Array.from(name).length <= 32
  return isOneLine && isShort && id.length < 150 && (icon === null || walletIcon(icon) === icon)
}

/** True when asking a wallet ends: in an account, or in an error of ours. */
async function endsWell(list: WalletList, { id }: WalletInfo): Promise<boolean> {
  const leaving = new AbortController()
  const connecting = list.find(id)?.connect(leaving.signal)
  setImmediate(() => leaving.abort())
  try {
    return typeof (await connecting)?.address === 'string'
  } catch (error) {
    return isLatchkitError(error)
  }
}

let survived = 0

test.each(hostileShapes)('sec/B21 lists honest wallets beside %s', async (_, act) => {
  const list = watch()
  const foxglove = await createEthereumWallet()
  const harbor = createSolanaWallet()
  page.announce(foxglove.announcement())
  act(page)
  page.register(harbor.wallet)

  const infos = list.current()
  expect(infos.map(({ name }) => name)).toEqual(expect.arrayContaining(['Foxglove']))
  // a flood leaves no room for those that come later
  if (infos.length < 50) expect(infos.map(({ name }) => name)).toContain('Harbor')
  expect(infos.length).toBeLessThanOrEqual(50)
  expect(infos.filter((info) => !isSound(info))).toEqual([])
  expect(new Set(infos.map(({ id }) => id)).size).toBe(infos.length)
  expect(foxglove.methods()).toEqual([])
  const ends = await Promise.all(infos.map((info) => endsWell(list, info)))
  expect(ends).not.toContain(false)
  survived++
})

test('sec/B21 40 of 40 hostile shapes do no harm', () => {
  process.stdout.write(`${survived} of ${hostileShapes.length} hostile wallet shapes do no harm\n`)
  expect(hostileShapes).toHaveLength(40)
  expect(survived).toBe(40)
})

test('sec/B21 finds wallets that announce themselves late, and loses those that go', async () => {
  const list = watch()
  const known = list.current()
  const change = list.changedFrom(known, new AbortController().signal)
  const takeOff = page.register(createSolanaWallet().wallet)
  await change
  expect(list.current()).toMatchObject([{ name: 'Harbor', chain: 'solana' }])
  takeOff()
  expect(list.current()).toEqual([])
})

test('hears nothing any more after it was stopped', async () => {
  const list = watch()
  stop()
  page.announce((await createEthereumWallet()).announcement())
  page.register(createSolanaWallet().wallet)
  expect(list.current()).toEqual([])
})

test('sec/B21 takes the first of two that say that they are the same', async () => {
  const list = watch()
  const first = await createEthereumWallet()
  const second = await createEthereumWallet()
  const uuid = crypto.randomUUID()
  page.announce(first.announcement({ uuid }))
  page.announce(second.announcement({ uuid, name: 'Impostor' }))
  expect(list.current()).toMatchObject([{ id: 'ethereum:example.foxglove', name: 'Foxglove' }])
})

test('gives two that only look the same an id each', async () => {
  const list = watch()
  for (const wallet of [await createEthereumWallet(), await createEthereumWallet()])
    page.announce(wallet.announcement())
  const ids = list.current().map(({ id }) => id)
  expect(ids).toEqual(['ethereum:example.foxglove', 'ethereum:example.foxglove#2'])
})
