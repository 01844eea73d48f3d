import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { axeViolations } from '../../../../test/support/axe.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AccountPanel } from '../AccountPanel/AccountPanel.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const SOLANA =
  '2XAnC1UuoiLJxbjCq2YxSWfyGSLTGtSCqNpGpMgspYeFh35r4CCqCLNGZA7N1LoyxoXnXXyCwcqkQud8pa5QriQC'
const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  // loaded before, so that no test waits for it
  await import('../AccountPanel/AccountPanelCard.tsx')
  await import('../AccountPanel/WalletTaskContent.tsx')
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (number: number) => screen.getByRole('textbox', { name: `Word ${number}` })
const says = (line: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(line))
const fields = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('value'))

/** Somebody without a wallet, who has just opened the import. */
async function openImport() {
  const kit = await stage.person()
  render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <AccountPanel />
      </LatchkitProvider>
    </StrictMode>,
  )
  await press('Import a recovery phrase')
  await screen.findByRole('heading', { name: 'Import a wallet' })
  return kit
}

async function paste(text: string, number = 1) {
  await userEvent.click(field(number))
  await userEvent.paste(text)
}

test('a pasted phrase fills all fields, and becomes a wallet', async () => {
  const kit = await openImport()
  await paste(
    PHRASE.split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\n'),
    4,
  )
  expect(fields()).toEqual(PHRASE.split(' '))
  expect(await axeViolations()).toEqual([])
  await press('Import wallet')
  await screen.findByRole('region', { name: 'Imported wallet' })
  // the other one is for the log-out
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Wallet imported.')
  const { accounts } = await kit.query('listWalletAccounts', {})
  expect(accounts.map(({ address }) => address)).toContain(
    '0x58A57ed9d8d624cBD12e2C467D34787555bB1b25',
  )
  expect(document.documentElement.outerHTML).not.toMatch(/sausage|yellow/)
})

test('keeps the fields from every memory of the browser', async () => {
  await openImport()
  for (const input of screen.getAllByRole('textbox')) {
    expect(input).toHaveAttribute('autocomplete', 'off')
    expect(input).toHaveAttribute('spellcheck', 'false')
    expect(input).not.toHaveAttribute('name')
  }
})

test('space moves on, Backspace in an empty field moves back', async () => {
  await openImport()
  await userEvent.click(field(1))
  await userEvent.keyboard('legal winner ')
  expect(fields().slice(0, 3)).toEqual(['legal', 'winner', ''])
  expect(field(3)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(field(2)).toHaveFocus()
  expect(field(2)).toHaveValue('winner')
})

test('names a word that is in no list, and the one that may be meant, once it is left', async () => {
  await openImport()
  await paste('legal winner thank year')
  await userEvent.click(field(5))
  await userEvent.keyboard('meadw')
  expect(field(5)).toBeValid()
  await userEvent.keyboard(' ')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'meadow' }).parentElement).toHaveTextContent(
      'Word 5, “meadw”, is not in the list. Did you mean meadow?',
    ),
  )
  expect(field(5)).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('Word 5, “meadw”, is not in the list.')
  expect(await axeViolations()).toEqual([])
  await press('meadow')
  expect(field(5)).toHaveValue('meadow')
  expect(field(5)).toHaveFocus()
  expect(screen.queryByText(/is not in the list/)).toBeNull()
})

test('says when the words do not fit together, before anything is sent', async () => {
  const kit = await openImport()
  await paste(PHRASE.replace('yellow', 'year'))
  await says('These words do not fit together. Check the order and the last word.')
  await press('Import wallet')
  const { activities } = await kit.query('listActivities', {})
  expect(activities.map(({ type }) => type)).not.toContain('ACTIVITY_TYPE_INIT_IMPORT_WALLET')
})

test('says when words are missing, only when asked to go on', async () => {
  await openImport()
  await paste('legal winner thank')
  expect(screen.queryByText(/missing/)).toBeNull()
  await press('Import wallet')
  await says('Some words are missing. A phrase has 12 or 24.')
})

test('has room for 24 words, pasted or typed on', async () => {
  await openImport()
  const long = `${'abandon '.repeat(23)}art`
  await paste(long)
  expect(fields()).toHaveLength(24)
  expect(fields().at(-1)).toBe('art')
  await waitFor(() => expect(screen.queryByText(/do not fit/)).toBeNull())
})

test('typing on after the twelfth word makes room', async () => {
  await openImport()
  await paste(PHRASE)
  await userEvent.click(field(12))
  await userEvent.keyboard(' ')
  expect(fields()).toHaveLength(24)
  expect(field(13)).toHaveFocus()
})

test('takes a private key, and refuses what is none', async () => {
  const kit = await openImport()
  await press('Use a private key instead')
  const input = await screen.findByRole('textbox', { name: 'Private key' })
  await press('Import key')
  await says('This is no private key. Copy it again.')
  await userEvent.type(input, '0x12')
  expect(input).toBeValid()
  await press('Import key')
  await says('A key for Ethereum has 64 characters. This one has 2.')
  await userEvent.clear(input)
  await userEvent.type(input, `0x${KEY}`)
  await press('Import key')
  // it is there at once: nobody is told first that there is nothing
  await screen.findByRole('tablist')
  screen.getByRole('region', { name: 'Imported key' })
  const { privateKeys } = await kit.query('listPrivateKeys', {})
  expect(privateKeys).toMatchObject([{ privateKeyName: 'Imported key', imported: true }])
  expect(document.documentElement.outerHTML).not.toContain(KEY.slice(0, 12))
})

/** The field for a private key of somebody without a wallet. */
async function openImportOfKey() {
  const kit = await openImport()
  await press('Use a private key instead')
  return { kit, input: await screen.findByRole('textbox', { name: 'Private key' }) }
}

test('takes a key as the wallets of Solana write it, and says what it is', async () => {
  const { kit, input } = await openImportOfKey()
  await userEvent.click(input)
  await userEvent.paste(SOLANA)
  await waitFor(() => expect(input).toHaveAccessibleDescription('This is a key for Solana.'))
  expect(await axeViolations()).toEqual([])
  await press('Import key')
  await screen.findByRole('tablist')
  const { privateKeys } = await kit.query('listPrivateKeys', {})
  expect(privateKeys).toMatchObject([{ curve: 'CURVE_ED25519', imported: true }])
  expect(privateKeys[0]?.addresses[0]?.address).toBe('9fijMemJYwXS5QD85Qxsq7iKqvSebgb6LvpGftgkeigk')
  expect(document.documentElement.outerHTML).not.toContain(SOLANA.slice(0, 12))
})

const SUI_KEY = 'suiprivkey1qzwant3kaegmjy4qxex93s0jzvemekkjmyv3r2sjwgnv2y479pgsywhveae'
const WIF = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'

test.each([
  ['Sui', SUI_KEY, '0x90f3e6d73b5730f16974f4df1d3441394ebae62186baf83608599f226455afa7'],
  ['Bitcoin', WIF, 'bc1q'],
])('takes a key as the wallets of %s write it', async (chain, text, address) => {
  const { kit, input } = await openImportOfKey()
  await userEvent.click(input)
  await userEvent.paste(text)
  await waitFor(() => expect(input).toHaveAccessibleDescription(`This is a key for ${chain}.`))
  await press('Import key')
  await screen.findByRole('tablist')
  const { privateKeys } = await kit.query('listPrivateKeys', {})
  expect(privateKeys[0]?.addresses[0]?.address.startsWith(address)).toBe(true)
})

test.each([
  [
    'a mistyped key of Sui',
    SUI_KEY.replace('gmjy', 'gmjz'),
    'A character of this key for Sui is wrong or missing. Copy it again.',
  ],
  [
    'an uncompressed key of Bitcoin',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'This kind of key for Bitcoin cannot be imported.',
  ],
  [
    'halves of two keys',
    SOLANA.replace(/C$/, 'D'),
    'The two halves of this key do not belong together. Copy it again.',
  ],
  [
    'a key that lost its end',
    SOLANA.slice(0, -5),
    `A key for Solana has 87 or 88 characters. This one has ${SOLANA.length - 5}.`,
  ],
  [
    'an address',
    '9fijMemJYwXS5QD85Qxsq7iKqvSebgb6LvpGftgkeigk',
    'This is an address on Solana, not its private key.',
  ],
  ['no number of the curve', '0'.repeat(64), 'No account on Ethereum has this key. Copy it again.'],
  [
    'other letters',
    `${KEY.slice(1)}!`,
    'This is no private key. It has characters that no key has.',
  ],
])('says of %s what is wrong with it at once, and sends nothing', async (_, text, line) => {
  const { kit, input } = await openImportOfKey()
  await userEvent.click(input)
  await userEvent.paste(text)
  await says(line)
  expect(input).toBeInvalid()
  await press('Import key')
  const { activities } = await kit.query('listActivities', {})
  expect(activities.map(({ type }) => type)).not.toContain('ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY')
})

test('a key that is still being typed is not wrong yet', async () => {
  const { input } = await openImportOfKey()
  await userEvent.type(input, `0x${KEY.slice(0, 40)}`)
  expect(input).toBeValid()
  await userEvent.type(input, KEY.slice(40))
  await waitFor(() => expect(input).toHaveAccessibleDescription('This is a key for Ethereum.'))
  await userEvent.type(input, '0')
  await says('A key for Ethereum has 64 characters. This one has 65.')
})

test.each([
  ['French', 'abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif'],
  ['Spanish', 'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo'],
  ['Italian', 'abaco abbaglio abbinato abete abisso abolire abrasivo abrogato accadere'],
  ['Czech', 'abdikace abeceda adresa agrese akce aktovka alej alkohol amputace ananas'],
  ['Japanese', 'あいこくしん　あいさつ　あいだ　あおぞら　あかちゃん'],
  ['Korean', '가격 가끔 가난 가능 가득 가르침'],
  ['Chinese', '的 一 是 在 不 了 有 和 人 这'],
])('says of a phrase in %s that only English words are taken', async (_, text) => {
  await openImport()
  await paste(text)
  await says('These words are not English. Only phrases with English words can be imported here.')
  expect(screen.queryByText(/is not in the list/)).toBeNull()
})
