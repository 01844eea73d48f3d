// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { codeEntry, createFakeKit } from '../../test/support/fakeKit.ts'
import { LatchkitProvider } from '../react/LatchkitProvider.tsx'
import { arrangeMethods } from './login/ChooseMethod/arrangeMethods.ts'
import { ChooseMethodView } from './login/ChooseMethod/ChooseMethodView.tsx'
import { DoneView } from './login/Done/DoneView.tsx'
import { EnterCodeView } from './login/EnterCode/EnterCodeView.tsx'
import { Login } from './login/Login.tsx'
import { LoginButton } from './login/LoginButton.tsx'
import { LoginModal } from './login/LoginModal.tsx'
import { SystemStateView } from './login/SystemState/SystemStateView.tsx'
import { Button } from './primitives/Button/Button.tsx'
import { Dialog } from './primitives/Dialog/Dialog.tsx'
import { OtpField } from './primitives/OtpField/OtpField.tsx'
import { Card } from './primitives/Screen/Card.tsx'
import { TextField } from './primitives/TextField/TextField.tsx'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

const nothing = () => undefined
const nowMs = () => 0
const frame = { titleId: 'title', showsTitle: true, onClose: nothing, logo: null }

const components = {
  Login: <Login />,
  LoginButton: <LoginButton />,
  LoginModal: <LoginModal />,
  ChooseMethodView: (
    <ChooseMethodView
      frame={frame}
      appName="Fieldnotes"
      layout={arrangeMethods(['email', 'sms', 'google', 'passkey', 'wallet'], 'google')}
      mode="phone"
      contact="07700"
      region="GB"
      countries={[]}
      error={null}
      isSending={false}
      methods="ready"
      isDevelopment={false}
      legal={null}
      onContactChange={nothing}
      onRegionChange={nothing}
      onSubmit={nothing}
      onChooseMethod={nothing}
    />
  ),
  EnterCodeView: (
    <EnterCodeView
      {...codeEntry}
      frame={frame}
      appName="Fieldnotes"
      channel="email"
      phase="entering"
      notice={{ kind: 'wrong', attemptsLeft: 1 }}
      code="413902"
      isIncomplete={false}
      endsWithTab={false}
      devHint={null}
      nowMs={nowMs}
      onCodeChange={nothing}
      onSubmit={nothing}
      onResend={nothing}
      onChangeContact={nothing}
    />
  ),
  SystemStateView: (
    <SystemStateView
      frame={frame}
      code="ORIGIN_NOT_ALLOWED"
      retryAtMs={8000}
      nowMs={nowMs}
      onRetry={nothing}
      circumstances={{
        appName: 'Fieldnotes',
        isOnline: true,
        method: 'Email',
        developmentOrigin: 'http://localhost:5173',
        allowedHost: null,
        allowedOriginsUrl: null,
        requestId: null,
      }}
    />
  ),
  DoneView: <DoneView frame={frame} />,
  Button: <Button isLoading>Continue</Button>,
  Dialog: (
    <Dialog isOpen onClose={nothing} closesOnBackdrop titleId="title">
      inside
    </Dialog>
  ),
  OtpField: (
    <OtpField
      label="Code"
      length={6}
      alphabet="digits"
      value="413"
      onChange={nothing}
      onComplete={nothing}
    />
  ),
  Card: <Card titleId="title">inside</Card>,
  TextField: <TextField label="Email" value="" onChange={nothing} error={null} input={{}} />,
  ThemeRoot: <ThemeRoot>inside</ThemeRoot>,
}

test.each(Object.entries(components))(
  'sec/B17 %s renders on a server, without inline styles',
  (_, ui) => {
    const html = renderToString(<LatchkitProvider kit={createFakeKit().kit}>{ui}</LatchkitProvider>)
    expect(html).not.toMatch(/<style|<script| style=/)
  },
)
