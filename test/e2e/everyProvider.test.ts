import { expect, test } from 'vitest'
import { startServiceWithEveryProvider } from './support/everyProvider.ts'
import { dialog, openLogin } from './support/person.ts'
import { providerButton } from './support/provider.ts'
import { signUpAndReturn } from './support/providerJourney.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ service: startServiceWithEveryProvider })

test('the first screen offers each provider that the service knows', async () => {
  const page = await stage.open()
  await openLogin(page)
  for (const name of ['Google', 'Apple', 'X', 'Discord', 'Facebook'])
    await providerButton(page, name).waitFor()
  expect(
    await dialog(page)
      .getByRole('button', { name: /^Continue with/ })
      .count(),
  ).toBe(5)
})

/** One of each kind but Google's, which has its own file; all five in test/long/everyProvider.test.ts. */
test.for(['Apple', 'X'] as const)(
  'with %s a new person signs up, logs out, and logs in again',
  (name) => signUpAndReturn(stage, name),
)
