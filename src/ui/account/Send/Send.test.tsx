import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { patient } from '../../../../test/support/often.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { signingOf } from '../../../core/wallet/signing/signingOf.ts'
import type { SigningOptions } from '../../../core/wallet/signing/signingOptions.ts'
import {
  ActivityFailedError,
  ActivityNeedsConsensusError,
  ActivityUnknownError,
} from '../../../errors/activity.ts'
import {
  HttpStatusError,
  InvalidResponseError,
  RequestForbiddenError,
  RequestTimedOutError,
} from '../../../errors/http.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { TransactionFailedError } from '../../../errors/transaction.ts'
import { LiveRegions } from '../../primitives/LiveRegions/LiveRegions.tsx'
import { Send } from './Send.tsx'

const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }
const ethereum = {
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
  name: null,
}
const solana = {
  address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
  curve: 'CURVE_ED25519',
  name: null,
}
const RECEIVER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

let fake: ReturnType<typeof kitOf>

function kitOf(signing?: SigningOptions) {
  const made = createFakeKit()
  const chains = [{ caip2: 'eip155:8453' }, { caip2: 'solana:devnet' }]
  const kit = { ...made.kit, options: { ...made.kit.options, chains, signing } }
  made.setSession({ status: 'logged-in', session })
  kit.query.mockRejectedValue(new NetworkFailedError()) // nobody has a name
  return { ...made, kit }
}

beforeEach(() => {
  fake = kitOf()
})

/** Somebody who fills in the form, and presses. */
async function send(account = ethereum, to = RECEIVER) {
  renderWithKit(
    <LiveRegions>
      <Send frame={frame} account={account} onBack={vi.fn()} />
    </LiveRegions>,
    {},
    fake,
  )
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('To'), to)
  await person.type(screen.getByLabelText('Amount'), '1')
  await person.click(screen.getByRole('button', { name: 'Review' }))
}

/** The confirmation is there, and is agreed to. */
function agree() {
  const signing = signingOf(fake.kit)
  signing.attach()
  signing.state.subscribe((state) => {
    if (state.at === 'asking') queueMicrotask(() => signing.approve(state.id))
  })
}

/** What is said, to be heard and to be read. */
async function said() {
  const alert = screen.getByRole('alert')
  await vi.waitUntil(() => alert.textContent, patient)
  return [alert.textContent, document.querySelector('.lk-note')?.textContent]
}

const NOTHING_LEFT = 'This could not be sent. Nothing left your wallet.'
const CANNOT_TELL =
  'We cannot tell whether it was signed. Look at the activity of your account before you try again.'

test('what nobody can send to is said beside its field: on Solana the account itself', async () => {
  await send(solana, solana.address)
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(
    'This is the address you send from. Enter another one.',
  )
})

test.each([
  ['no connection', new NetworkFailedError(), 'We got no answer', CANNOT_TELL],
  ['no answer in time', new RequestTimedOutError(), 'We got no answer', CANNOT_TELL],
  ['a failing service', new HttpStatusError({ status: 502 }), 'We got no answer', CANNOT_TELL],
  ['an odd answer', new InvalidResponseError(), 'We got no answer', CANNOT_TELL],
  [
    'a payment that may be with the service',
    new ActivityUnknownError({ fingerprint: 'sha256:00' }),
    'We do not know yet whether it was sent',
    'The transaction may still go through. If you send the same again, it is paid only once.',
  ],
  [
    'a quorum',
    new ActivityNeedsConsensusError({ activityId: 'activity-1' }),
    'Others must agree first',
    'Nothing is signed until enough of them have.',
  ],
  [
    'a policy',
    new RequestForbiddenError(),
    'This is not allowed',
    'A rule of your account forbids it. Nothing was signed.',
  ],
])('says of %s what the confirmation says', async (_, error, headline, line) => {
  agree()
  fake.kit.submit.mockRejectedValue(error)
  await send()
  expect(await said()).toEqual([`${headline}. ${line}`, `${headline}${line}`])
})

test.each([
  ['was refused', new HttpStatusError({ status: 400 }), NOTHING_LEFT],
  ['did not succeed', new ActivityFailedError(), NOTHING_LEFT],
  ['no network has had', new TransactionFailedError(), NOTHING_LEFT],
  [
    'failed in a block, which has cost its fee',
    new TransactionFailedError({ hash: '0xab' }),
    'The transaction did not go through.',
  ],
])('says of what %s no more than is known', async (_, error, text) => {
  agree()
  fake.kit.submit.mockRejectedValue(error)
  await send()
  expect(await said()).toEqual([text, text])
})

test('what failed before anybody was asked has left nothing, whatever it was', async () => {
  agree()
  fake.kit.nowMs = () => {
    throw new NetworkFailedError() // as when a part of the kit that reads it does not come
  }
  await send()
  expect(await said()).toEqual([NOTHING_LEFT, NOTHING_LEFT])
  expect(fake.kit.submit).not.toHaveBeenCalled()
})

test('where the app asks itself, what got no answer may be signed', async () => {
  fake = kitOf({ confirm: async () => true })
  fake.kit.submit.mockRejectedValue(new NetworkFailedError())
  await send()
  expect((await said())[1]).toContain(CANNOT_TELL)
})
