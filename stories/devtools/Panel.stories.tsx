import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InboxView } from '../../src/devtools/inbox/InboxView.tsx'
import { DevtoolsView } from '../../src/devtools/panel/DevtoolsView.tsx'
import { MiddleView } from '../../src/devtools/panel/MiddleView.tsx'
import { adoptStyles } from '../../src/devtools/panel/openHost.ts'
import { RequestsView } from '../../src/devtools/record/RequestsView.tsx'
import { SessionView, type SessionViewProps } from '../../src/devtools/session/SessionView.tsx'
import { TimelineView } from '../../src/devtools/timeline/TimelineView.tsx'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { storyNow } from '../support/frame.tsx'
import { codes, loggedIn, messages, moments, requests } from './samples.ts'

type Args = Pick<
  SessionViewProps,
  | 'state'
  | 'second'
  | 'trouble'
  | 'onRenew'
  | 'onEndSoon'
  | 'onLogOut'
  | 'onOpenSecond'
  | 'onSecond'
> & {
  readonly dock: 'bottom' | 'side'
  readonly isEmpty: boolean
  readonly hasService: boolean
  readonly isSeen: boolean
}

function Panel({ dock, isEmpty, hasService, isSeen, ...session }: Args) {
  const [scenario, setScenario] = useState<'works' | 'offline'>('works')
  const { theme } = useUiSettings()
  useLayoutEffect(adoptStyles, [])
  return (
    <div className="lk-devtools">
      <DevtoolsView
        dock={dock}
        scheme={theme === 'dark' ? 'dark' : 'light'}
        takesFocus={false}
        scenario={isSeen ? scenario : null}
        onScenario={(id) => setScenario(id === 'offline' ? 'offline' : 'works')}
        onDock={fn()}
        onClose={fn()}
        session={<SessionView {...session} nowMs={storyNow()} keyPlace="IndexedDB" tabs={2} />}
        middle={
          <MiddleView
            parts={[
              {
                name: 'Requests',
                count: isEmpty ? 0 : requests.length,
                content: <RequestsView requests={isEmpty ? [] : requests} isSeen={isSeen} />,
              },
              {
                name: 'Timeline',
                count: moments.length,
                content: <TimelineView moments={moments} />,
              },
            ]}
            onClear={fn()}
          />
        }
        inbox={
          hasService ? (
            <InboxView
              messages={isEmpty ? [] : messages}
              codes={codes}
              nowMs={storyNow()}
              onClear={fn()}
            />
          ) : null
        }
      />
    </div>
  )
}

const meta = {
  title: 'Devtools/Panel',
  component: Panel,
  parameters: { frame: 'none' },
  args: {
    dock: 'bottom',
    isEmpty: false,
    hasService: true,
    isSeen: true,
    state: loggedIn,
    second: null,
    trouble: null,
    onRenew: fn(),
    onEndSoon: fn(),
    onLogOut: fn(),
    onOpenSecond: fn(),
    onSecond: fn(),
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('11:42')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Time left' })).toHaveValue(702)
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'End in 10 s' }))
    await expect(args.onEndSoon).toHaveBeenCalledOnce()
    // a used code is not shown any more, one that still works is
    await expect(canvas.queryByText('413 902')).toBeNull()
    await expect(canvas.getByText('481 902')).toBeVisible()
  },
}

/** A press on a path shows what was sent and answered, with secrets hidden. */
export const RequestOpen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: '/public/v1/submit/sign_raw_payload' }),
    )
    await expect(canvas.getByText('X-Stamp-WebAuthn')).toBeVisible()
    await expect(canvas.getByText(/PAYLOAD_ENCODING_HEXADECIMAL/)).toHaveTextContent('•••••• (64)')
  },
}

export const Timeline: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /^Requests/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /^Timeline/ })).toHaveFocus()
    await expect(canvas.getByText('code OTP_CODE_INVALID')).toBeVisible()
  },
}

export const AtTheSide: Story = { args: { dock: 'side' } }

export const NothingYet: Story = {
  args: { isEmpty: true, state: { status: 'logged-out', reason: 'never' } },
}

export const SecondTab: Story = {
  args: { second: 'logged-in' },
  async play({ args, canvasElement }) {
    const tab = within(within(canvasElement).getByRole('group', { name: 'Another tab' }))
    await userEvent.click(tab.getByRole('button', { name: 'Log out there' }))
    await expect(args.onSecond).toHaveBeenCalledWith('logOut')
  },
}

export const NotRenewed: Story = {
  args: { trouble: 'The service cannot be reached. (NETWORK_FAILED)' },
}

export const Expired: Story = { args: { state: { status: 'expired' } } }

/** The kit was made without `withDevtools`, and its service is not on this machine. */
export const RequestsNotSeen: Story = { args: { isSeen: false, hasService: false } }
