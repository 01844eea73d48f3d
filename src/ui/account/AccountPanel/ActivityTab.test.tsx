import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
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
