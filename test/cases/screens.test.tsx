import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CodeNotice } from '../../src/core/login/loginState.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { UiSettingsContext } from '../../src/react/kitContext.ts'
import { EnterCodeView } from '../../src/ui/login/EnterCode/EnterCodeView.tsx'
import { AccountText } from '../../src/ui/signing/AccountText.tsx'
import { ConfirmView } from '../../src/ui/signing/ConfirmView.tsx'
import * as samples from '../../stories/signing/samples.ts'
import { solanaTokens } from '../../stories/signing/solanaSamples.ts'
import { codeScreenArgs } from '../../stories/support/CodeScreen.tsx'
import { storyFrame, storyNow } from '../../stories/support/frame.tsx'

function confirm(view: SignView) {
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
}

/** The values in the tree of a call, by their names, with what they are called when they have no name of their own. */
const values = () =>
  [...document.querySelectorAll('[data-slot="treeValue"]')].map(({ textContent }) => textContent)

test('NodeValue: an account of Solana is no contract, whether or not it has a name', () => {
  confirm(solanaTokens)
  expect(values()).toHaveLength(3)
  expect(values().join()).toMatch(/Unknown (address|holder)/)
  expect(values().join()).not.toMatch(/contract/i)
  cleanup()
  confirm(samples.unlimited)
  expect(values()[0]).toMatch(/^Unknown contract/)
})

test('AccountText: an account without a name stands beside its picture', () => {
  render(<AccountText account={{ ...samples.transfer.account, name: '' }} />)
  const address = screen.getByRole('button', { name: /^0x7A3f…91C2/ })
  expect(address.closest('.lk-own')?.querySelector('svg')).toBeInstanceOf(SVGElement)
})

const none = () => undefined
const presses = { onCodeChange: none, onSubmit: none, onResend: none, onChangeContact: none }
const showCode = (isFromLink: boolean, notice: CodeNotice) =>
  render(<EnterCodeView {...codeScreenArgs} {...presses} isFromLink={isFromLink} notice={notice} />)

test.each<readonly [string, CodeNotice]>([
  ['This link has expired or was already used.', { kind: 'expired' }],
  [
    'This link works only in the browser that requested it.',
    { kind: 'expired', isElsewhere: true },
  ],
])('EnterCodeView: a link that is over has its own title, and no field: %s', (line, notice) => {
  showCode(true, notice)
  expect(screen.getByRole('heading').textContent).toBe('This link cannot be used')
  expect(screen.getAllByText(line).length).toBeGreaterThan(0)
  expect(screen.queryByText(/We sent/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeTruthy()
  cleanup()
  // after a new code has been sent for it, and for a code that nobody brought by a link, all is as before
  for (const [isFromLink, other] of [
    [true, { kind: 'resent' }],
    [false, { kind: 'expired' }],
  ] as const) {
    showCode(isFromLink, other)
    expect(screen.getByRole('heading').textContent).toBe('Check your email')
    expect(screen.getByRole('textbox')).toBeTruthy()
    cleanup()
  }
})
