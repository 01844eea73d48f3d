import type { LoginState } from '../../../core/login/loginState.ts'
import type { OauthState } from '../../../core/login/oauth/oauthState.ts'
import type { LoginTexts } from '../../../react/words.ts'
import type { IconName } from '../../primitives/Icon/iconPaths.ts'
import { type ErrorCircumstances, type TextRun, wordsForError } from '../../words/wordsForError.ts'

/** A way on from a screen of a social login. */
export type ProviderAction =
  | 'showWindow'
  | 'openWindow'
  | 'continueInTab'
  | 'cancel'
  | 'tryAgain'
  | 'startAgain'
  | 'otherMethod'
  | 'copyLink'
  | 'openInBrowser'
  | 'useEmail'
  | 'emailCode'
  | 'otherAccount'
  | 'createAccount'

/** What a screen of a social login shows. */
export type ProviderScreen = {
  /** `provider` is the provider's own sign. */
  readonly icon: IconName | 'provider'
  readonly tone: 'plain' | 'accent' | 'warning' | 'danger'
  readonly isBusy: boolean
  readonly title: string
  readonly text: readonly TextRun[]
  /** What to do, step by step. */
  readonly steps: readonly (readonly TextRun[])[]
  /** The first is the primary one, unless the screen has only a quiet one. */
  readonly actions: readonly ProviderAction[]
  /** What is said aloud; null for nothing. A failure is said at once. */
  readonly says: { readonly text: string; readonly politeness: 'polite' | 'assertive' } | null
}

/** What is known around it. */
export type ProviderFacts = ErrorCircumstances & {
  /** What people call the provider. */
  readonly name: string
  /** Whether the login may go on in this tab. */
  readonly canUseTab: boolean
  readonly hasEmail: boolean
}

type At<A extends OauthState['at']> = Extract<LoginState, { readonly at: A }>

const PLAIN = { icon: 'provider', tone: 'plain', isBusy: false, steps: [] } as const
const BUSY = { ...PLAIN, isBusy: true } as const

/** Finds what the screen of a state shows: what happened, whether anything is lost, what to do now. */
export function providerScreen(
  state: OauthState,
  words: LoginTexts,
  facts: ProviderFacts,
): ProviderScreen {
  const { oauth } = words
  const { name } = facts
  switch (state.at) {
    case 'openingProvider':
      return {
        ...BUSY,
        title: oauth.opening(name),
        text: plain(oauth.openingText),
        actions: ['cancel'],
        says: null,
      }
    case 'waitingForProvider':
      return {
        ...BUSY,
        title: oauth.waitingTitle(name),
        text: plain(oauth.waitingText),
        actions: ['showWindow', 'cancel'],
        says: { text: oauth.opened(name), politeness: 'polite' },
      }
    case 'finishingProvider':
      return {
        ...BUSY,
        title: oauth.finishingTitle,
        text: plain(oauth.finishingText),
        actions: ['cancel'],
        says: { text: oauth.finishingTitle, politeness: 'polite' },
      }
    case 'popupBlocked': {
      const { canUseTab } = facts
      const text = canUseTab ? oauth.blockedText(name) : oauth.blockedTextWindowOnly(name)
      return aloud(
        {
          ...PLAIN,
          icon: 'panel-top-close',
          tone: 'warning',
          title: oauth.blockedTitle,
          text: plain(text),
          actions: ['openWindow', canUseTab ? 'continueInTab' : 'otherMethod'],
        },
        words,
      )
    }
    case 'providerFailed':
      return aloud(failureScreen(state, words, facts), words)
    case 'accountExists':
      return aloud(accountScreen(state, words, facts), words)
    default:
      return state satisfies never
  }
}

type Silent = Omit<ProviderScreen, 'says'>

function failureScreen(
  { error, provider }: At<'providerFailed'>,
  words: LoginTexts,
  facts: ProviderFacts,
): Silent {
  const { oauth } = words
  const { name, appName } = facts
  switch (error.code) {
    case 'OAUTH_POPUP_CLOSED':
      return {
        ...PLAIN,
        title: oauth.closedTitle(name),
        text: plain(oauth.closedText(appName)),
        actions: ['tryAgain', 'otherMethod'],
      }
    case 'OAUTH_DENIED':
      return {
        ...PLAIN,
        title: oauth.deniedTitle(name),
        text: plain(oauth.deniedText),
        actions: ['tryAgain', 'otherMethod'],
      }
    case 'OAUTH_STATE_MISMATCH':
      return {
        ...PLAIN,
        icon: 'shield-x',
        tone: 'danger',
        title: oauth.mismatchTitle,
        text: plain(oauth.mismatchText),
        actions: provider === null ? ['startAgain'] : ['startAgain', 'otherMethod'],
      }
    case 'OAUTH_IN_APP_BROWSER':
      return {
        ...PLAIN,
        icon: 'globe',
        tone: 'accent',
        title: oauth.inAppTitle,
        text: plain(oauth.inAppText(name, error.app)),
        steps: error.platform === 'ios' ? safariSteps(words) : [],
        actions: [
          error.platform === 'android' ? 'openInBrowser' : 'copyLink',
          facts.hasEmail ? 'useEmail' : 'otherMethod',
        ],
      }
    case 'PROVIDER_NOT_VERIFIED':
      return {
        ...PLAIN,
        title: oauth.unprovenTitle(name),
        text: plain(oauth.unprovenText(name)),
        actions: ['otherMethod', 'createAccount'],
      }
    case 'METHOD_DISABLED':
      return { ...PLAIN, ...generalWords(error.code, words, facts), actions: ['otherMethod'] }
    default:
      return {
        ...PLAIN,
        ...generalWords(error.code, words, facts),
        actions: ['tryAgain', 'otherMethod'],
      }
  }
}

function accountScreen(
  { contact }: At<'accountExists'>,
  { oauth }: LoginTexts,
  { name, hasEmail }: ProviderFacts,
): Silent {
  const text: readonly TextRun[] =
    contact === null
      ? plain(oauth.accountText(name))
      : [{ text: contact, as: 'strong' }, ...plain(oauth.accountAfterContact(name))]
  return {
    ...PLAIN,
    icon: 'mail',
    tone: 'accent',
    title: oauth.accountTitle,
    text,
    actions: [contact !== null && hasEmail ? 'emailCode' : 'otherMethod', 'otherAccount'],
  }
}

function generalWords(
  code: Parameters<typeof wordsForError>[0],
  words: LoginTexts,
  facts: ProviderFacts,
) {
  const { icon, tone, title, text } = wordsForError(code, words, facts)
  return { icon, tone, title, text }
}

function safariSteps({ oauth }: LoginTexts): readonly (readonly TextRun[])[] {
  return [
    plain(oauth.inAppTap),
    [
      ...plain(oauth.inAppChooseBefore),
      { text: oauth.inAppChoose, as: 'strong' },
      ...plain(oauth.inAppChooseAfter),
    ],
  ]
}

function aloud(screen: Silent, { common }: LoginTexts): ProviderScreen {
  const text = common.sentences(screen.title, screen.text.map((run) => run.text).join(''))
  return { ...screen, says: { text, politeness: 'assertive' } }
}

function plain(text: string): readonly TextRun[] {
  return [{ text, as: 'plain' }]
}
