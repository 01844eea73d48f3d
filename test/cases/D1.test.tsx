import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiSettingsContext } from '../../src/react/kitContext.ts'
import { ConfirmView } from '../../src/ui/signing/ConfirmView.tsx'
import { signing } from '../../src/ui/words/en/signing.ts'
import * as samples from '../../stories/signing/samples.ts'
import { storyFrame, storyNow } from '../../stories/support/frame.tsx'

test.each([
  ['service', samples.transfer.money, signing.send, signing.money.now, signing.rows.from],
  ['node', samples.transfer.money, signing.send, signing.money.now, signing.rows.from],
  ['nobody', 'onceSent', signing.sign, signing.money.onceSent, signing.rows.with],
] as const)(
  'ConfirmView: a transfer that %s sends has the button, the line and the row of it',
  async (broadcast, money, button, line, row) => {
    render(
      <UiSettingsContext.Provider value={{ locale: 'en' }}>
        <ConfirmView
          frame={storyFrame}
          appName="Fieldnotes"
          view={{ ...samples.transfer, broadcast, money }}
          place={{ position: 1, count: 1 }}
          isSigning={false}
          nowMs={storyNow}
          onApprove={() => undefined}
          onDecline={() => undefined}
        />
      </UiSettingsContext.Provider>,
    )
    expect(await screen.findByRole('button', { name: button })).toBeVisible()
    expect(screen.getByText(line)).toBeVisible()
    expect(screen.getByText(row)).toBeVisible()
  },
)
