'use client'

import type { AccountSession } from '../../../core/session/accountSessions.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { AccountNote } from '../AccountNote.tsx'
import { addedName } from '../LoginMethods/wayName.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { distanceText, startText, timeLeftText } from './dateText.ts'
import { deviceIcon } from './deviceIcon.ts'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { sessionName } from './sessionText.ts'

export type SessionsViewProps = {
  readonly sessions: readonly AccountSession[]
  readonly nowMs: number
  /** Until the one of this browser ends. */
  readonly secondsLeft: number
  /** The app's name where this page runs as an app of its own; null in a browser. */
  readonly installedName: string | null
  /** When the list was read, while there is no connection; null while there is one. */
  readonly offlineSinceMs: number | null
  readonly isStaying: boolean
  /** The id of the one that is being ended; null while none is. */
  readonly ending: string | null
  readonly isEndingOthers: boolean
  readonly onStay: () => void
  readonly onEnd: (session: AccountSession) => void
  readonly onEndOthers: () => void
}

/** The sessions of an account, the one of this browser first. Renders a `div`. */
export function SessionsView(props: SessionsViewProps) {
  const { sessions, nowMs, secondsLeft, installedName, offlineSinceMs, ending } = props
  const words = useAccountWords()
  const allWords = useAllWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const sorted = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <div>
      <ul {...slot('list', 'lk-ways')}>
        {sorted.map((session) => {
          const name = sessionName(session, words, installedName)
          return (
            <PanelItem
              key={session.id}
              sign={<Icon name={deviceIcon(session.device?.system ?? '') ?? 'globe'} />}
              title={
                <>
                  {name}{' '}
                  {session.isCurrent ? (
                    <span {...slot('lastUsedTag', 'lk-tag')}>{words.thisOne}</span>
                  ) : null}
                </>
              }
              text={textOf(session)}
            >
              {offlineSinceMs !== null ? undefined : session.isCurrent ? (
                <Button
                  variant="secondary"
                  isLoading={props.isStaying}
                  loadingLabel={words.staying}
                  onClick={props.onStay}
                >
                  {words.stay}
                </Button>
              ) : (
                <Button
                  variant="quiet"
                  // while it is being ended, the button says so itself
                  label={
                    ending === session.id
                      ? undefined
                      : words.endNamed(`${name}, ${textOf(session)}`)
                  }
                  isLoading={ending === session.id}
                  loadingLabel={words.ending}
                  onClick={() => props.onEnd(session)}
                >
                  {words.end}
                </Button>
              )}
            </PanelItem>
          )
        })}
      </ul>
      {hasOthers ? null : <p className="lk-add-text">{words.noOthers}</p>}
      <div {...slot('note', 'lk-note lk-add-note')}>
        <Icon name={PANEL_ICONS.key} size={18} />
        <p>{words.sessionNote}</p>
      </div>
      <AccountNote
        text={
          offlineSinceMs === null
            ? null
            : words.offlineSince(startText(offlineSinceMs, nowMs, locale))
        }
        tone="plain"
        about={null}
      />
      {hasOthers && offlineSinceMs === null ? (
        <div className="lk-actions">
          <Button
            variant="secondary"
            isLoading={props.isEndingOthers}
            loadingLabel={words.ending}
            onClick={props.onEndOthers}
          >
            {words.endOthers}
          </Button>
        </div>
      ) : null}
    </div>
  )

  function textOf({ isCurrent, method, startedAtMs, expiresAtMs }: AccountSession): string {
    const methodName = method && addedName(method, allWords)
    if (isCurrent) return words.endsIn(methodName, timeLeftText(secondsLeft, locale))
    const started = startText(startedAtMs, nowMs, locale)
    return words.startedEnds(methodName, started, distanceText(expiresAtMs, nowMs, locale))
  }
}
