import type { ReactNode } from 'react'
import type * as ReactPart from '../../src/react/index.ts'
import type * as UiPart from '../../src/ui/index.ts'
import { arrangeMethods } from '../../src/ui/login/ChooseMethod/arrangeMethods.ts'
import { codeEntry } from './fakeKit.ts'

/** The two parts of the package that hold components and hooks, as one load of them gives them. */
export type Parts = { readonly ui: typeof UiPart; readonly react: typeof ReactPart }

const nothing = () => undefined
const nowMs = () => 0
const frame = { titleId: 'title', showsTitle: true, onClose: nothing, logo: null }

/** What every hook gives on the first render, as text. */
function Hooks({ react }: Pick<Parts, 'react'>) {
  const found = [
    react.useSession().status,
    react.useSessionCountdown(),
    react.useLogin().state.at,
    react.useLoginMethods(),
    react.useConfirmation().way.status,
    react.useExportWallet().status,
    react.useExportPrivateKey().status,
    react.useImportWallet().status,
    react.useImportPrivateKey().status,
    react.usePasskeys().passkeys.status,
    react.usePrivateKeys().status,
    react.useSessions().kept.status,
    react.useWaysIn().ways.status,
    react.useWhoami().status,
    react.useAddWalletAccount().status,
    react.useAddressProof({ walletId: '', path: '', address: '' }).status,
  ]
  return <p>{JSON.stringify(found)}</p>
}

/** One of every component that an app can place, and one that calls the hooks. */
export function publicComponents({ ui, react }: Parts): Readonly<Record<string, ReactNode>> {
  return {
    Login: <ui.Login />,
    'Login of parts': (
      <ui.Login.Root legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }}>
        <ui.Login.Title />
        <ui.Login.Identifier />
        <ui.Login.Passkey />
        <ui.Login.Methods without={['passkey']} />
        <ui.Login.CodeField />
        <ui.Login.Expiry />
        <ui.Login.Error />
        <ui.Login.Resend />
        <ui.Login.Actions />
        <ui.Login.Screen />
        <ui.Login.Legal />
      </ui.Login.Root>
    ),
    LoginButton: <ui.LoginButton />,
    LoginModal: <ui.LoginModal />,
    AccountButton: <ui.AccountButton />,
    AccountPanel: <ui.AccountPanel />,
    AppProofBadge: <ui.AppProofBadge account={{ walletId: '', path: '', address: '' }} />,
    LoginMethods: <ui.LoginMethods />,
    SessionBanner: <ui.SessionBanner />,
    SignedIn: <ui.SignedIn>inside</ui.SignedIn>,
    SignedOut: <ui.SignedOut>inside</ui.SignedOut>,
    SignModal: <ui.SignModal />,
    TransactionStatus: <ui.TransactionStatus statusId="status-1" caip2="eip155:8453" />,
    ChooseMethodView: (
      <ui.ChooseMethodView
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
        legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }}
        onContactChange={nothing}
        onRegionChange={nothing}
        onSubmit={nothing}
        onChooseMethod={nothing}
      />
    ),
    EnterCodeView: (
      <ui.EnterCodeView
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
      <ui.SystemStateView
        frame={frame}
        code="NETWORK_FAILED"
        retryAtMs={8000}
        nowMs={nowMs}
        onRetry={nothing}
        circumstances={{
          appName: 'Fieldnotes',
          isOnline: true,
          method: 'Email',
          developmentOrigin: null,
          allowedHost: null,
          allowedOriginsUrl: null,
          requestId: null,
        }}
      />
    ),
    DoneView: <ui.DoneView frame={frame} />,
    LoginMethodsView: (
      <ui.LoginMethodsView
        appName="Fieldnotes"
        titleId="title"
        showsTitle
        ways={[{ method: 'google', id: 'g', name: null, isOn: true }]}
        isFailed={false}
        addable={['apple', 'passkey', 'wallet']}
        step={{ at: 'typing', method: 'sms', current: null, isBusy: false, error: null }}
        note={{ tone: 'warning', text: 'Nothing was changed.' }}
        onReload={nothing}
        onAdd={nothing}
        onRemove={nothing}
        onConfirm={nothing}
        onSubmitContact={nothing}
        onCodeChange={nothing}
        onSubmitCode={nothing}
        onChooseWallet={nothing}
        onCancel={nothing}
      />
    ),
    SessionBannerView: (
      <ui.SessionBannerView
        phase="asking"
        endsAtMs={60_000}
        nowMs={nowMs}
        onStay={nothing}
        onLogOut={nothing}
      />
    ),
    SessionEndedView: (
      <ui.SessionEndedView
        frame={frame}
        end={{ reason: 'expired', lifetimeMs: 900_000 }}
        lastMethod="Google"
        onContinue={nothing}
        onLogIn={nothing}
        onClose={nothing}
      />
    ),
    ConfirmView: (
      <ui.ConfirmView
        frame={frame}
        appName="Fieldnotes"
        view={{
          effect: { kind: 'message' },
          broadcast: 'nobody',
          money: 'never',
          level: 'plain',
          warnings: [{ kind: 'hiddenCharacters' }],
          origin: 'https://app.fieldnotes.example',
          account: {
            address: '0x7A3fB2c1D4e5F60718293a4B5c6D7e8F901291C2',
            addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
            curve: 'CURVE_SECP256K1',
          },
          chain: null,
          details: [
            { kind: 'text', text: 'Join the walk', isBytes: true },
            {
              kind: 'tree',
              title: 'Order',
              nodes: [{ name: 'id', type: 'uint8', value: '1', meaning: null, children: [] }],
            },
          ],
          raw: '{}',
        }}
        place={{ position: 1, count: 2 }}
        isSigning={false}
        nowMs={nowMs}
        onApprove={nothing}
        onDecline={nothing}
      />
    ),
    Button: <ui.Button isLoading>Continue</ui.Button>,
    Dialog: (
      <ui.Dialog isOpen onClose={nothing} closesOnBackdrop titleId="title">
        inside
      </ui.Dialog>
    ),
    OtpField: (
      <ui.OtpField
        label="Code"
        length={6}
        alphabet="digits"
        value="413"
        onChange={nothing}
        onComplete={nothing}
      />
    ),
    Card: <ui.Card titleId="title">inside</ui.Card>,
    TextField: <ui.TextField label="Email" value="" onChange={nothing} error={null} input={{}} />,
    ThemeRoot: <ui.ThemeRoot>inside</ui.ThemeRoot>,
    LatchkitProvider: 'inside',
    'the hooks': <Hooks react={react} />,
  }
}
