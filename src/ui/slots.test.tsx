import {
  composeStories,
  type Meta,
  type StoryFn,
  setProjectAnnotations,
} from '@storybook/react-vite'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import preview from '../../.storybook/preview.tsx'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { printCount } from '../../test/support/printCount.ts'
import { publicComponents } from '../../test/support/publicComponents.tsx'
import * as react from '../react/index.ts'
import { UiSettingsContext } from '../react/kitContext.ts'
import { LatchkitProvider } from '../react/LatchkitProvider.tsx'
import { SLOTS, type SlotName, type SlotState } from '../react/uiSettings.ts'
import * as ui from './index.ts'

setProjectAnnotations([preview])

type Stories = Record<string, StoryFn> & { readonly default: Meta }

/** Every story but those with a whole service, or another app, in the page: each visible state of each component is one. */
const files = import.meta.glob<Stories>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/{docs,flows,hosts,levels}/**',
])
const components = publicComponents({ ui, react })

const classNames = Object.fromEntries(SLOTS.map((slot) => [slot, `app-${slot}`]))

const STATES: readonly string[] = [
  'idle',
  'loading',
  'error',
  'success',
  'disabled',
] satisfies SlotState[]
/** Those that say more. */
const OWN_STATES: { readonly [Slot in SlotName]?: readonly string[] } = {
  backdrop: ['open', 'closing'],
  dialog: ['open', 'closing'],
  loginButton: ['restoring'],
  walletProof: [
    'unchecked',
    'checking',
    'verified',
    'development',
    'unverified',
    'missing',
    'failed',
  ],
}
/** Those that are never without one. */
const STATEFUL: readonly SlotName[] = [
  ...(['primaryButton', 'secondaryButton', 'quietButton', 'loginButton', 'fieldControl'] as const),
  ...(['code', 'codeMeta', 'methodTile', 'countryButton', 'qr', 'sessionBanner'] as const),
  ...(['backdrop', 'dialog', 'walletProof'] as const),
]

const READING = '[data-slot="listItemEnd"] > [data-slot="spinner"]'

const isSlot = (name: string): name is SlotName => SLOTS.some((slot) => slot === name)
const found = new Set<SlotName>()
let looked = 0
afterAll(() => printCount('slots of the table that were met', found.size, SLOTS.length))

/** What there is to see of the slots of a page. */
async function slotsOf(page: ReactNode, unstyled: boolean) {
  await act(async () => {
    render(
      <UiSettingsContext.Provider value={{ classNames, unstyled }}>
        {page}
      </UiSettingsContext.Provider>,
    )
  })
  await act(() => vi.dynamicImportSettled())
  // what is voted on is read before it stands there
  await waitFor(() => expect(document.querySelector(READING)).toBeNull())
  for (const button of document.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]'))
    await act(async () => button.click())
  const slots = [...document.querySelectorAll('[data-slot]')].map((element) => ({
    slot: element.getAttribute('data-slot') ?? '',
    state: element.getAttribute('data-state'),
    classes: [...element.classList],
  }))
  cleanup()
  return slots
}

type Slots = Awaited<ReturnType<typeof slotsOf>>

function check(styled: Slots, bare: Slots) {
  for (const { slot, state, classes } of styled) {
    if (!isSlot(slot)) throw new Error(`${slot} is not in the table`)
    found.add(slot)
    looked++
    expect(classes, slot).toContain(`app-${slot}`)
    expect(classes.filter((name) => name.startsWith('lk-')).length, slot).toBeGreaterThan(0)
    if (state !== null) expect([...STATES, ...(OWN_STATES[slot] ?? [])], slot).toContain(state)
    if (STATEFUL.includes(slot)) expect(state, slot).not.toBeNull()
  }
  // a check of a proof goes on by itself
  const names = ({ slot, state }: Slots[number]) =>
    slot === 'walletProof' ? [slot] : [slot, state]
  expect(bare.map(names)).toEqual(styled.map(names))
  for (const { slot, classes } of bare)
    expect(classes.filter((name) => name !== 'lk-hidden')).toEqual([`app-${slot}`])
  const hidden = (slots: Slots) => slots.filter(({ classes }) => classes.includes('lk-hidden'))
  expect(hidden(bare).map(names)).toEqual(hidden(styled).map(names))
}

test.each(Object.entries(files))(
  'the slots of %s have their class, the app’s and their states; unstyled, the app’s alone',
  async (_, load) => {
    for (const Story of Object.values(composeStories(await load()))) {
      await Story.load()
      check(await slotsOf(<Story />, false), await slotsOf(<Story />, true))
    }
  },
)

test.each(Object.keys(components))('the slots of %s, where somebody is logged in', async (name) => {
  const page = (unstyled: boolean) => {
    const fake = createFakeKit()
    fake.kit.query.mockReturnValue(new Promise(() => undefined))
    fake.setSession({ status: 'logged-in', session })
    return (
      <LatchkitProvider kit={fake.kit} classNames={classNames} unstyled={unstyled}>
        {components[name]}
      </LatchkitProvider>
    )
  }
  check(await slotsOf(page(false), false), await slotsOf(page(true), true))
})

test('every slot of the table is somewhere', () => {
  expect(looked).toBeGreaterThan(1000)
  expect(SLOTS.filter((slot) => !found.has(slot))).toEqual([])
})
