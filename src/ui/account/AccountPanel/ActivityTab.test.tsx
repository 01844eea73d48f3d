import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { createDeferred } from '../../../lib/deferred.ts'
import { ActivityTab } from './ActivityTab.tsx'

const time = { seconds: '1', nanos: '0' }
const activity = (id: number) => ({
  ...{ id: String(id), type: 'ACTIVITY_TYPE_STAMP_LOGIN', status: 'ACTIVITY_STATUS_COMPLETED' },
  ...{ fingerprint: '', canApprove: false, canReject: false, votes: [], intent: {}, result: {} },
  ...{ createdAt: time, updatedAt: time },
})

type Paged = { readonly paginationOptions: { readonly after?: string } }

test('says it when more could not be loaded, and keeps what there is', async () => {
  const fake = createFakeKit()
  let rest = async (): Promise<unknown> => Promise.reject(new Error('down'))
  const first = { activities: Array.from({ length: 100 }, (_, id) => activity(id)) }
  fake.kit.query.mockImplementation((_name: string, { paginationOptions }: Paged) =>
    paginationOptions.after ? rest() : Promise.resolve(first),
  )
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<ActivityTab />, {}, fake)
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  const [note] = await screen.findAllByText('This could not be loaded.')
  expect(note).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  rest = async () => ({ activities: [activity(100)] })
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(101))
  expect(screen.queryByText('This could not be loaded.')).toBeNull()
})

/** The activities of somebody who has so many, a hundred at a time; the rest comes when the test says so. */
async function showPaged(total: number) {
  const fake = createFakeKit()
  const all = Array.from({ length: total }, (_, id) => activity(id))
  const { promise, resolve: letCome } = createDeferred<void>()
  fake.kit.query.mockImplementation(async (_name: string, { paginationOptions }: Paged) => {
    const from = Number(paginationOptions.after ?? -1) + 1
    if (from > 0) await promise
    return { activities: all.slice(from, from + 100) }
  })
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(
    <>
      <button type="button">Close</button>
      <ActivityTab />
    </>,
    {},
    fake,
  )
  const more = await screen.findByRole('button', { name: 'Show more' })
  more.focus()
  await userEvent.keyboard('{Enter}')
  return { more, letCome }
}

const entries = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))

test('with the last of them the focus is on the first that is new', async () => {
  const { more, letCome } = await showPaged(103)
  letCome()
  await entries(103)
  expect(more).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('listitem')[100]).toHaveFocus())
})

test('with more to come the focus stays where it was pressed', async () => {
  const { more, letCome } = await showPaged(203)
  letCome()
  await entries(200)
  await new Promise(requestAnimationFrame)
  expect(more).toHaveFocus()
})

test('the last of them take no focus of somebody who has gone elsewhere', async () => {
  const { letCome } = await showPaged(103)
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  letCome()
  await entries(103)
  await new Promise(requestAnimationFrame)
  expect(close).toHaveFocus()
})
