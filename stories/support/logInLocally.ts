import { waitFor } from 'storybook/test'
import type { LocalService } from './localService.ts'

/** Logs somebody in without a screen, and waits until they are. */
export async function logInLocally({ kit, codeFor }: LocalService, contact: string): Promise<void> {
  const unmount = kit.mount()
  const { login, session } = kit
  const reaches = (place: string) =>
    waitFor(() => {
      if (login.state.getState().at !== place) throw new Error(`is not ${place} yet`)
    })
  login.start()
  await reaches('choosing')
  login.submitContact(contact)
  await reaches('enteringCode')
  login.submitCode(codeFor(contact) ?? '')
  await waitFor(() => {
    if (session.getState().status !== 'logged-in') throw new Error('is not logged in yet')
  })
  unmount()
}
