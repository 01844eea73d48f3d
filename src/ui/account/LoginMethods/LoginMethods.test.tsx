import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { createFakeKit, kitConfig, session } from '../../../../test/support/fakeKit.ts'
import { refusal } from '../../../../test/support/fakeProxy.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { ActivityNeedsConsensusError } from '../../../errors/activity.ts'
import { CredentialConflictError } from '../../../errors/oauth.ts'
import type { User } from '../../../wire/fields/user.ts'
import { LoginMethods } from './LoginMethods.tsx'

const time = { seconds: '1', nanos: '0' }
const mara: User = {
  userId: 'user-1',
  userName: 'Mara',
  userEmail: 'mara@okafor.example',
  authenticators: [],
  apiKeys: [],
  userTags: [],
  oauthProviders: [],
  createdAt: time,
  updatedAt: time,
  mfaPolicies: [],
}
const google = {
  providerId: 'google-1',
  providerName: 'google',
  issuer: 'https://accounts.google.com',
  audience: 'client',
  subject: '1',
  createdAt: time,
  updatedAt: time,
}

// loaded before, so that no test waits for it
beforeAll(async () => void (await import('./LoginMethodsPanel.tsx')))

/** The list of somebody who is logged in, on a service that does what the test says. */
async function open(user: User = mara) {
  const fake = createFakeKit()
  const answers = {
    user,
    submit: async (_name: string): Promise<object> => ({}),
    verify: async (): Promise<Response> => Response.json({ verificationToken: 'token' }),
    owner: 'org-1',
  }
  fake.kit.query.mockImplementation(async () => ({ user: answers.user }))
  fake.kit.submit.mockImplementation((name: string) => answers.submit(name))
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods: ['email', 'sms', 'google'] })
  const options = {
    ...fake.kit.options,
    fetch: async (input: RequestInfo | URL) => {
      const path = String(input instanceof Request ? input.url : input)
      if (path.endsWith('/otp_init')) return Response.json({ otpId: 'otp-1' })
      if (path.endsWith('/otp_verify')) return answers.verify()
      return Response.json({ organizationId: answers.owner })
    },
  }
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<LoginMethods />, {}, { ...fake, kit: { ...fake.kit, options } })
  await screen.findByRole('button', { name: 'Change Email code' })
  return { ...fake, answers, person: userEvent.setup() }
}

/** Has a code sent to another email address: the field for the code. */
async function typeEmail(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByRole('button', { name: 'Change Email code' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await person.paste('mara@new.example')
  await person.click(screen.getByRole('button', { name: 'Send code' }))
  return screen.findByLabelText('6-digit code')
}

test('shows nothing while nobody is logged in', () => {
  const { container } = renderWithKit(<LoginMethods />)
  expect(container).toBeEmptyDOMElement()
})

/** The key of the session in use, as the service names it. */
const ownKey = (apiKeyName: string): User['apiKeys'][number] => ({
  credential: { publicKey: session.publicKeyHex, type: 'CREDENTIAL_TYPE_LOGIN' },
  apiKeyId: 'own',
  apiKeyName,
  createdAt: time,
  updatedAt: time,
  expirationSeconds: '900',
})
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('says by which way the session began', async () => {
  const apiKeys = [ownKey('session (Google)')]
  await open({ ...mara, oauthProviders: [google], apiKeys })
  await screen.findByText('This session')
  expect(rows()[0]).toMatch(/^Google This session/)
  expect(rows()[1]).not.toMatch(/This session/)
})

test('does not say of one of two that the session began by it', async () => {
  const oauthProviders = [google, { ...google, providerId: 'google-2' }]
  await open({ ...mara, oauthProviders, apiKeys: [ownKey('session (google)')] })
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(screen.queryByText('This session')).toBeNull()
})

test('changes the email with the code that was sent to the new one', async () => {
  const { person, answers, kit } = await open()
  const field = await typeEmail(person)
  await waitFor(() => expect(field).toHaveFocus())
  answers.user = { ...mara, userEmail: 'mara@new.example' }
  await person.paste('413902')
  await screen.findByText('mara@new.example')
  expect(kit.submit).toHaveBeenCalledWith(
    'updateUserEmail',
    { userId: 'user-1', userEmail: 'mara@new.example', verificationToken: 'token' },
    expect.anything(),
  )
  const title = screen.getByRole('heading', { name: 'Login methods' })
  await waitFor(() => expect(title).toHaveFocus())
})

test('sends a code to a phone number as it is typed, and takes it for a way in', async () => {
  const { person, answers } = await open()
  await person.click(screen.getByRole('button', { name: 'Add Text message code' }))
  await person.click(screen.getByLabelText('Phone number'))
  await person.paste('+44 7700 900123')
  await person.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByLabelText('6-digit code')
  await waitFor(() => screen.getByText('Enter the code we sent to +44 7700 900123.'))
  answers.user = { ...mara, userPhoneNumber: '+447700900123' }
  await person.paste('413902')
  await screen.findByRole('button', { name: 'Change Text message code' })
  expect(screen.queryByRole('button', { name: 'Add Text message code' })).toBeNull()
})

test('says of a change that waits for others that it waits, and asks for no second try', async () => {
  const { person, answers } = await open()
  answers.submit = () => Promise.reject(new ActivityNeedsConsensusError({ activityId: 'a' }))
  await typeEmail(person)
  await person.paste('413902')
  const [note] = await screen.findAllByText('The activity waits for the approval of others.')
  expect(note).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change Email code' })).toBeVisible()
})

test('says that an address is another account’s, and changes nothing', async () => {
  const { person, answers } = await open()
  answers.submit = () => Promise.reject(new CredentialConflictError())
  await typeEmail(person)
  await person.paste('413902')
  const [note] = await screen.findAllByText(/^That email already belongs to another/)
  expect(note).toBeVisible()
  expect(screen.queryByLabelText('6-digit code')).toBeNull()
})

test('asks the service whose it is before it changes anything', async () => {
  const { person, answers, kit } = await open()
  answers.owner = 'org-2'
  await typeEmail(person)
  await person.paste('413902')
  await screen.findAllByText(/^That email already belongs to another/)
  expect(kit.submit).not.toHaveBeenCalled()
})

test('keeps the code after a wrong one, until it is typed anew', async () => {
  const { person, answers } = await open()
  answers.verify = async () => refusal('OTP_CODE_INVALID', { attemptsLeft: 2 })
  const field = await typeEmail(person)
  await person.paste('000000')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveValue('000000')
  expect(screen.getAllByText('Wrong code. 2 tries left.')[0]).toBeVisible()
})

test('has nothing to verify while characters are missing', async () => {
  const { person, kit } = await open()
  await typeEmail(person)
  await person.paste('413')
  await person.click(screen.getByRole('button', { name: 'Verify code' }))
  expect(screen.getAllByText('Enter all 6 digits.')[0]).toBeVisible()
  expect(kit.submit).not.toHaveBeenCalled()
})

test('asks before it removes, and tells what is left', async () => {
  const { person, answers, kit } = await open({ ...mara, oauthProviders: [google] })
  await person.click(screen.getByRole('button', { name: 'Remove Google' }))
  expect(screen.getByText('You can still log in with Email code.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Remove Google?').closest('p')).toHaveFocus())
  await person.click(screen.getByRole('button', { name: 'Keep' }))
  expect(kit.submit).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Remove Google' }))
  answers.user = mara
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Google$/ })).toHaveAccessibleName('Add Google'),
  )
  expect(kit.submit).toHaveBeenCalledWith(
    'deleteOauthProviders',
    { userId: 'user-1', providerIds: ['google-1'] },
    expect.anything(),
  )
})

test('does not remove the last one, and says why', async () => {
  const { person, kit } = await open()
  await person.click(screen.getByRole('button', { name: 'Change Email code' }))
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  const [note] = await screen.findAllByText(/^Add another way to log in before/)
  expect(note).toBeVisible()
  expect(kit.submit).not.toHaveBeenCalled()
})

test('says that the list could not be loaded, and loads it again', async () => {
  const fake = createFakeKit()
  fake.kit.query.mockRejectedValue(new Error('away'))
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<LoginMethods />, {}, fake)
  const again = await screen.findByRole('button', { name: 'Try again' })
  const said = 'Your login methods could not be loaded.'
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said))
  fake.kit.query.mockResolvedValue({ user: mara })
  await userEvent.click(again)
  await screen.findByRole('button', { name: 'Change Email code' })
})
