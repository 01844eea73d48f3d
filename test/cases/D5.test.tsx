import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { UiSettingsContext } from '../../src/react/kitContext.ts'
import { ConfirmView } from '../../src/ui/signing/ConfirmView.tsx'
import { signing } from '../../src/ui/words/en/signing.ts'
import * as samples from '../../stories/signing/samples.ts'
import { storyFrame, storyNow } from '../../stories/support/frame.tsx'

const show = (view: SignView) =>
  render(
    <UiSettingsContext.Provider value={{ locale: 'en' }}>
      <ConfirmView
        frame={storyFrame}
        appName="Fieldnotes"
        view={view}
        place={{ position: 1, count: 1 }}
        isSigning={false}
        nowMs={storyNow}
        onApprove={() => undefined}
        onDecline={() => undefined}
      />
    </UiSettingsContext.Provider>,
  )
const { lead, text } = signing.notes.notSimulated

test('ConfirmView: a transfer that no node has simulated says so, and can be confirmed', async () => {
  show({ ...samples.transfer, warnings: [{ kind: 'notSimulated' }] })
  expect(await screen.findByText(lead)).toBeVisible()
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: signing.send })).toBeEnabled()
})

test('ConfirmView: a transfer that a node has simulated says nothing of it', async () => {
  show({ ...samples.transfer, warnings: [] })
  expect(await screen.findByRole('button', { name: signing.send })).toBeVisible()
  expect(screen.queryByText(lead)).toBeNull()
})
