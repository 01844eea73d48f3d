import type { AccountWords } from './accountWords.ts'
import type { ErrorWords } from './errorWords.ts'
import type { ExportWords, ImportWords } from './exportWords.ts'
import type { LinkingWords } from './linkingWords.ts'
import type { OauthWords } from './oauthWords.ts'
import type { PasskeyWords } from './passkeyWords.ts'
import type { ProofWords } from './proofWords.ts'
import type { SendingWords } from './sendingWords.ts'
import type { OutcomeWords, SigningWords } from './signingWords.ts'
import type { WalletWords } from './walletWords.ts'

/**
 * Every text of the components, by area. A text with parameters is a function, so that a translation may order them freely.
 *
 * Lives below `ui` because the provider takes translations as a prop.
 */
export type Words = {
  readonly button: ButtonWords
  readonly common: CommonWords
  readonly login: LoginWords
  readonly methods: MethodWords
  readonly code: CodeWords
  readonly wallets: WalletWords
  readonly passkey: PasskeyWords
  readonly oauth: OauthWords
  readonly system: SystemWords
  readonly session: SessionWords
  readonly linking: LinkingWords
  readonly frame: FrameWords
  readonly account: AccountWords
  readonly exporting: ExportWords
  readonly importing: ImportWords
  readonly proof: ProofWords
  readonly sending: SendingWords
  readonly signing: SigningWords
  readonly outcome: OutcomeWords
  readonly errors: ErrorWords
}

/** The texts of the login alone. */
export type LoginTexts = Omit<Words, 'session' | 'linking' | AsideWords>

/** The texts of the login, and of what comes after one. */
export type AccountTexts = Omit<Words, AsideWords>

/** The areas that come with what needs them. */
type AsideWords =
  | 'frame'
  | 'account'
  | 'exporting'
  | 'importing'
  | 'proof'
  | 'sending'
  | 'signing'
  | 'outcome'
  | 'errors'

/** Translations: any area may be left out, and any text in it; what is missing stays English. */
export type PartialWords = { readonly [Area in keyof Words]?: Partial<Words[Area]> | undefined }

/** The login button: all that is needed before the login opens. */
export type ButtonWords = {
  readonly logIn: string
  readonly logOut: string
  /** The login's own code could not be loaded. */
  readonly failed: string
  readonly loggedOut: string
}

type CommonWords = {
  readonly close: string
  readonly back: string
  readonly copied: string
  readonly secondsLeft: (seconds: number) => string
  /**
   * Joins a title, which has no full stop, and the sentence after it by the punctuation of the language: read aloud, or as one
   * line under a field.
   */
  readonly sentences: (title: string, text: string) => string
}

/** The first screen. */
export type LoginWords = {
  readonly title: (app: string) => string
  readonly subtitle: string
  readonly email: string
  readonly emailOrPhone: string
  readonly phone: string
  readonly emailPlaceholder: string
  /** Under the field while it holds a phone number. */
  readonly phoneHint: string
  /** The name of the list of countries. */
  readonly country: string
  /** Said when the field has become one for phone numbers. `callingCode` is without its plus. */
  readonly phoneMode: (country: string, callingCode: string) => string
  readonly continue: string
  readonly sending: string
  readonly emptyEmail: string
  readonly emptyEmailOrPhone: string
  readonly emptyPhone: string
  readonly badEmail: string
  readonly badPhone: string
  /** The numbering plans could not be loaded. */
  readonly phoneNotChecked: string
  readonly tooManySends: (minutes: number) => string
  readonly tooManyRequests: (minutes: number) => string
  readonly phoneCountryOff: string
  readonly deliveryFailed: string
  readonly loadingMethods: string
  readonly nothingEnabled: string
  readonly nothingEnabledHere: string
  /** Before, between and after the two links of the legal line. */
  readonly legalBefore: string
  readonly legalTerms: string
  readonly legalBetween: string
  readonly legalPrivacy: string
  readonly legalAfter: string
}

/** The ways to log in, by name and as buttons. Names of companies are the same in all languages. */
export type MethodWords = {
  readonly sms: string
  readonly google: string
  readonly apple: string
  readonly x: string
  readonly discord: string
  readonly facebook: string
  readonly passkey: string
  readonly wallet: string
  readonly continueWith: (name: string) => string
  readonly usePasskey: string
  readonly connectWallet: string
  readonly lastUsed: string
}

/** The code screen. */
export type CodeWords = {
  readonly titleEmail: string
  /** Above a login link that has expired, was used, or works in another browser only. */
  readonly titleLink: string
  readonly titleSms: string
  readonly sentDigits: (length: number) => string
  readonly sentCharacters: (length: number) => string
  readonly change: string
  readonly fieldDigits: (length: number) => string
  readonly fieldCharacters: (length: number) => string
  readonly expiresIn: (time: string) => string
  readonly newCodeIn: (time: string) => string
  readonly sendNewCode: string
  readonly sendNewCodeIn: (time: string) => string
  readonly sendingNewCode: string
  readonly verify: string
  readonly verifying: string
  readonly checking: string
  readonly accepted: string
  readonly acceptedForTab: string
  readonly loggedIn: string
  readonly incompleteDigits: (length: number) => string
  readonly incompleteCharacters: (length: number) => string
  readonly wrong: (triesLeft: number | null) => string
  readonly expired: (minutes: number) => string
  readonly locked: string
  readonly lockedFor: (time: string) => string
  readonly resent: string
  /** Before the address that a login link logs in as, which stands in a line of its own. */
  readonly linkTo: string
  /** A stranger's link would log the person in to the stranger's account. */
  readonly linkWarning: string
  /** The service does not say which of the two it is. */
  readonly linkOver: string
  /** The app's codes work only in the browser that asked for them. */
  readonly linkElsewhere: string
  /** An account names the address without having verified it: it may be the person's own, or somebody else's. */
  readonly addressUnverified: string
  readonly createAccount: string
  readonly anotherMethod: string
  readonly anotherWay: string
  readonly openMailApp: string
  readonly openNamedMail: (name: string) => string
  readonly devHint: (code: string) => string
  readonly fillIn: string
}

/** The end of a session: before it comes, and when it has come. */
export type SessionWords = {
  /** What readers call the banner. */
  readonly banner: string
  readonly endsIn: (time: string) => string
  readonly endsInSeconds: (seconds: number) => string
  readonly keepWorking: string
  readonly stay: string
  readonly staying: string
  readonly stayed: string
  readonly logOut: string
  readonly offline: string
  readonly failed: string
  readonly refused: string
  readonly againTitle: string
  /** How long it was, in milliseconds; null where that is not known. */
  readonly expired: (lifetimeMs: number | null) => string
  readonly keyLost: string
  readonly refusedHere: string
  readonly elsewhereTitle: string
  readonly elsewhere: string
  readonly logInAgain: string
  readonly anotherMethod: string
  readonly close: string
}

/** Something outside is in the way. */
export type SystemWords = {
  readonly tryNow: string
  readonly tryAgain: string
  readonly close: string
  readonly tryingAgainIn: (time: string) => string
  readonly offlineTitle: string
  readonly offlineText: string
  readonly unreachableTitle: string
  readonly unreachableText: string
  readonly originTitle: string
  /** The host to be on, when it is known, stands between these two. */
  readonly originBeforeHost: string
  readonly originAfterHost: (app: string) => string
  readonly originText: (app: string) => string
  readonly goToHost: (host: string) => string
  readonly devOriginTitle: string
  /** The refused origin stands between these two. */
  readonly devOriginBefore: string
  readonly devOriginAfter: string
  readonly devOnly: string
  readonly devOriginHelp: string
  readonly openAllowedOrigins: string
  readonly copyOrigin: string
  readonly configTitle: string
  readonly configText: (app: string) => string
  readonly devConfigHelp: string
  readonly methodOffTitle: (method: string) => string
  readonly methodOffText: (app: string) => string
  readonly untrustedTitle: string
  readonly untrustedText: (app: string) => string
  readonly unknownTitle: string
  readonly unknownText: (app: string) => string
  readonly unknownTextWithNumber: (requestId: string) => string
  readonly copyNumber: string
}

/** The login inside of another site's page. */
export type FrameWords = {
  readonly refusedTitle: string
  readonly refusedText: string
  readonly openInTab: string
  /** For developers; the origins around the page, divided by commas. */
  readonly devRefusedHelp: (origins: string) => string
  /** A press did not count, because something is in front of the login. */
  readonly covered: string
}
