import type { CodeEntry, LoginState } from '../../src/core/login/loginState.ts'
import { NetworkFailedError } from '../../src/errors/network.ts'
import { PopupClosedError } from '../../src/errors/oauth.ts'
import { PasskeyCancelledError } from '../../src/errors/passkey.ts'
import { WalletRejectedError } from '../../src/errors/wallet.ts'
import { codeEntry, session } from './fakeKit.ts'

type EveryState = { readonly [At in LoginState['at']]: Extract<LoginState, { at: At }> }

const bySms: CodeEntry = { ...codeEntry, otpType: 'OTP_TYPE_SMS', contact: '+447700900123' }
const succeeded = { session, isNewUser: true, method: 'email' } as const
const saved = { ...succeeded, authenticatorId: 'passkey-1', name: 'Mac, Chrome' } as const
const choosing = { at: 'choosing', draft: 'mara@okafor.example', error: null } as const
const provider = 'google'
const wallet = {
  id: 'ethereum:foxglove',
  name: 'Foxglove',
  icon: null,
  chain: 'ethereum',
  kind: 'installed',
  isLastUsed: false,
} as const
const phone = { ...wallet, id: 'phone', name: '', kind: 'phone' } as const

/** One of each state that a login can be in, with what makes its screen the busiest: clocks, codes to scan, messages. */
export const loginStates: EveryState = {
  idle: { at: 'idle' },
  choosing,
  confirmingLink: {
    at: 'confirmingLink',
    link: { otpId: codeEntry.otpId, otpCode: '413902', contact: codeEntry.contact },
    isConfirmed: false,
  },
  sendingCode: { at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact: codeEntry.contact },
  enteringCode: { at: 'enteringCode', entry: bySms, notice: { kind: 'wrong', attemptsLeft: 2 } },
  checkingCode: { at: 'checkingCode', entry: codeEntry, code: '413902' },
  resendingCode: { at: 'resendingCode', entry: bySms },
  accepted: { at: 'accepted', entry: codeEntry, code: '413902', session, isNewUser: false },
  askingPasskey: { at: 'askingPasskey', purpose: 'logIn' },
  finishingPasskey: { at: 'finishingPasskey', purpose: 'signUp' },
  passkeyFailed: { at: 'passkeyFailed', purpose: 'logIn', error: new PasskeyCancelledError() },
  offeringPasskey: { at: 'offeringPasskey', ...succeeded, error: new PasskeyCancelledError() },
  savingPasskey: { at: 'savingPasskey', ...succeeded },
  passkeySaved: { at: 'passkeySaved', ...saved, error: null },
  namingPasskey: { at: 'namingPasskey', ...saved, newName: 'My laptop' },
  openingProvider: { at: 'openingProvider', provider, inTab: false },
  waitingForProvider: { at: 'waitingForProvider', provider },
  popupBlocked: { at: 'popupBlocked', provider },
  finishingProvider: { at: 'finishingProvider', provider },
  providerFailed: { at: 'providerFailed', provider, error: new PopupClosedError() },
  accountExists: { at: 'accountExists', provider, contact: 'mara@okafor.example' },
  choosingWallet: { at: 'choosingWallet', wallets: [wallet, phone], isLooking: true },
  connectingWallet: { at: 'connectingWallet', wallet: phone, account: null, pairingUri: 'wc:1@2' },
  walletFailed: { at: 'walletFailed', wallet, error: new WalletRejectedError() },
  done: { at: 'done', ...succeeded },
  blocked: {
    at: 'blocked',
    error: new NetworkFailedError(),
    retryAtMs: 8000,
    retries: 0,
    resume: choosing,
  },
}
