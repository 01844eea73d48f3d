export { AccountButton } from './account/AccountPanel/AccountButton.tsx'
export { AccountPanel } from './account/AccountPanel/AccountPanel.tsx'
export {
  AppProofBadge,
  type AppProofBadgeProps,
} from './account/AppProofBadge/AppProofBadge.tsx'
export {
  LoginMethods,
  type LoginMethodsProps,
} from './account/LoginMethods/LoginMethods.tsx'
export {
  LoginMethodsView,
  type LoginMethodsViewProps,
} from './account/LoginMethods/LoginMethodsView.tsx'
export type { LinkingNote } from './account/LoginMethods/linkingNote.ts'
export type { LinkingStep } from './account/LoginMethods/linkingStep.ts'
export { ChooseMethodView } from './login/ChooseMethod/ChooseMethodView.tsx'
export type { ChooseMethodViewProps } from './login/ChooseMethod/chooseMethodViewProps.ts'
export type { LegalLinks } from './login/ChooseMethod/LegalLine.tsx'
export { DoneView, type DoneViewProps } from './login/Done/DoneView.tsx'
export { EnterCodeView } from './login/EnterCode/EnterCodeView.tsx'
export type { EnterCodeViewProps } from './login/EnterCode/enterCodeViewProps.ts'
export { Login, type LoginProps } from './login/Login.tsx'
export { LoginButton } from './login/LoginButton.tsx'
export { LoginModal, type LoginModalProps } from './login/LoginModal.tsx'
export type { LoginExtras } from './login/loginExtras.ts'
export type { MethodsPartProps } from './login/parts/firstParts.tsx'
export type { LoginRootProps } from './login/parts/Root.tsx'
export { SystemStateView, type SystemStateViewProps } from './login/SystemState/SystemStateView.tsx'
export { Button, type ButtonProps } from './primitives/Button/Button.tsx'
export { Dialog } from './primitives/Dialog/Dialog.tsx'
export type { DialogProps } from './primitives/Dialog/dialogProps.ts'
export { OtpField, type OtpFieldProps } from './primitives/OtpField/OtpField.tsx'
export { Card, type CardProps } from './primitives/Screen/Card.tsx'
export type { Frame } from './primitives/Screen/frame.ts'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export { SessionBanner, type SessionBannerProps } from './session/SessionBanner.tsx'
export {
  type BannerPhase,
  SessionBannerView,
  type SessionBannerViewProps,
} from './session/SessionBannerView.tsx'
export { SessionEndedView, type SessionEndedViewProps } from './session/SessionEndedView.tsx'
export { SignedIn, type SignedInProps } from './session/SignedIn.tsx'
export { SignedOut, type SignedOutProps } from './session/SignedOut.tsx'
export type { SessionEnd } from './session/sessionEnd.ts'
export { ConfirmView } from './signing/ConfirmView.tsx'
export type { ConfirmViewProps } from './signing/confirmViewProps.ts'
export { SignModal, type SignModalProps } from './signing/SignModal.tsx'
export { TransactionStatus, type TransactionStatusProps } from './signing/TransactionStatus.tsx'
export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot.tsx'
export { en } from './words/en.ts'
export { useWords } from './words/useWords.ts'
export { wordsForError } from './words/wordsForError.ts'
