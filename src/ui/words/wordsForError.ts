import type { LatchkitErrorCode } from '../../errors/anyError.ts'
import type { LoginTexts } from '../../react/words.ts'
import { safeHref } from '../primitives/Button/safeHref.ts'
import type { IconName } from '../primitives/Icon/iconPaths.ts'

/** What is known around an error, beyond its code. */
export type ErrorCircumstances = {
  readonly appName: string
  readonly isOnline: boolean
  /** The login method in use, as people read it. */
  readonly method: string
  /** The page's own origin while the page is served from this computer, else null. */
  readonly developmentOrigin: string | null
  /** The host where the login works, when the app says so. */
  readonly allowedHost: string | null
  /** Where allowed origins are edited, when there is such a page. */
  readonly allowedOriginsUrl: string | null
  readonly requestId: string | null
}

/** A run of text; `strong` stands out, `mono` is to be copied exactly. */
export type TextRun = { readonly text: string; readonly as: 'plain' | 'strong' | 'mono' }

export type ErrorAction =
  | 'tryNow'
  | 'tryAgain'
  | 'close'
  | 'goToHost'
  | 'openAllowedOrigins'
  | 'copyOrigin'
  | 'copyNumber'

/** What a screen says about an error: what happened, whether anything is lost, what to do now. */
export type ErrorWords = {
  readonly icon: IconName
  readonly tone: 'plain' | 'warning' | 'danger'
  readonly title: string
  readonly text: readonly TextRun[]
  /** For developers; null in production. */
  readonly note: string | null
  /** The first is the primary one. */
  readonly actions: readonly ErrorAction[]
}

/** Finds title, text and actions for an error code; a code it does not know gets the general ones. */
export function wordsForError(
  code: LatchkitErrorCode,
  words: LoginTexts,
  facts: ErrorCircumstances,
): ErrorWords {
  const { system } = words
  switch (code) {
    case 'NETWORK_FAILED':
    case 'REQUEST_TIMED_OUT':
    case 'CONFIG_UNAVAILABLE':
    case 'HTTP_STATUS':
      return facts.isOnline
        ? {
            ...screen('cloud-off', 'warning', system.unreachableTitle, system.unreachableText),
            actions: ['tryNow', 'close'],
          }
        : {
            ...screen('wifi-off', 'plain', system.offlineTitle, system.offlineText),
            actions: ['tryNow', 'close'],
          }
    case 'ORIGIN_NOT_ALLOWED':
      return originWords(words, facts)
    case 'CONFIG_NOT_FOUND':
      return {
        ...screen(
          'shield-x',
          'danger',
          system.configTitle,
          system.configText(facts.appName),
          facts.developmentOrigin === null ? null : system.devConfigHelp,
        ),
        actions: ['tryAgain', 'close'],
      }
    case 'METHOD_DISABLED':
      return {
        ...screen(
          'shield-x',
          'plain',
          system.methodOffTitle(facts.method),
          system.methodOffText(facts.appName),
        ),
        actions: ['close'],
      }
    case 'SESSION_REFUSED':
    case 'INVALID_RESPONSE':
      return {
        ...screen('shield-x', 'danger', system.untrustedTitle, system.untrustedText(facts.appName)),
        actions: ['tryAgain', 'close'],
      }
    default:
      return unknownWords(words, facts)
  }
}

function originWords({ system }: LoginTexts, facts: ErrorCircumstances): ErrorWords {
  const { developmentOrigin, allowedHost, appName } = facts
  if (developmentOrigin !== null) {
    return {
      ...screen('shield-x', 'danger', system.devOriginTitle, '', system.devOriginHelp),
      text: [
        { text: system.devOriginBefore, as: 'plain' },
        { text: developmentOrigin, as: 'mono' },
        { text: system.devOriginAfter, as: 'plain' },
      ],
      actions:
        safeHref(facts.allowedOriginsUrl ?? 'none:') === undefined
          ? ['copyOrigin', 'close']
          : ['openAllowedOrigins', 'copyOrigin'],
    }
  }
  if (allowedHost === null) {
    const text = system.originText(appName)
    return { ...screen('shield-x', 'danger', system.originTitle, text), actions: ['close'] }
  }
  return {
    ...screen('shield-x', 'danger', system.originTitle, ''),
    text: [
      { text: system.originBeforeHost, as: 'plain' },
      { text: allowedHost, as: 'strong' },
      { text: system.originAfterHost(appName), as: 'plain' },
    ],
    actions: ['goToHost', 'close'],
  }
}

function unknownWords(
  { system }: LoginTexts,
  { requestId, appName }: ErrorCircumstances,
): ErrorWords {
  const text =
    requestId === null ? system.unknownText(appName) : system.unknownTextWithNumber(requestId)
  return {
    ...screen('circle-alert', 'plain', system.unknownTitle, text),
    actions: requestId === null ? ['tryAgain', 'close'] : ['tryAgain', 'copyNumber'],
  }
}

function screen(
  icon: IconName,
  tone: ErrorWords['tone'],
  title: string,
  text: string,
  note: string | null = null,
) {
  return { icon, tone, title, text: [{ text, as: 'plain' }], note } as const
}
