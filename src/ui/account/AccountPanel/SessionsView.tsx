'use client'

import type { AccountKey } from '../../../core/session/accountKeys.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { partsText } from '../../words/partsText.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { AccountNote } from '../AccountNote.tsx'
import { addedName } from '../LoginMethods/wayName.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { AccountKeyRow } from './AccountKeyRow.tsx'
import { agoText, distanceText, startText, timeLeftText } from './dateText.ts'
import { deviceIcon } from './deviceIcon.ts'
import { EndOthers } from './EndOthers.tsx'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { sessionName } from './sessionText.ts'

export type SessionsViewProps = {
  readonly sessions: readonly AccountKey[]
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
  readonly onEnd: (session: AccountKey) => void
  readonly onEndOthers: () => void
}

/** Every session and key that can act for an account, the session of this browser first. Renders a `div`. */
export function SessionsView(props: SessionsViewProps) {
  const { sessions, nowMs, secondsLeft, installedName, offlineSinceMs, ending } = props
  const words = useAccountWords()
  const allWords = useAllWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const sorted = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const hasKeys = others.some(({ kind }) => kind === 'apiKey')
  const canEndOthers = others.some(({ kind }) => kind !== 'wallet')
  return (
    <div>
      <ul {...slot('list', 'lk-ways')}>
        {sorted.map((session) => {
          const name = sessionName(session, words, installedName)
          if (session.kind !== 'session')
            return (
              <AccountKeyRow
                key={session.id}
                accountKey={session}
                nowMs={nowMs}
                isRemoving={ending === session.id}
                canRemove={offlineSinceMs === null}
                onRemove={() => props.onEnd(session)}
              />
            )
          return (
            <PanelItem
              key={session.id}
              sign={<Icon name={deviceIcon(session.device?.system ?? '') ?? 'globe'} />}
              title={
                <>
                  {name}{' '}
                  {session.isCurrent && session.device !== null ? (
                    <span {...slot('lastUsedTag', 'lk-tag')}>{words.thisSession}</span>
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
                      : words.endNamed(partsText([name, textOf(session)], locale))
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
      {others.length > 0 ? null : <p className="lk-add-text">{words.noOthers}</p>}
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
      {canEndOthers && offlineSinceMs === null ? (
        <EndOthers hasKeys={hasKeys} isEnding={props.isEndingOthers} onEnd={props.onEndOthers} />
      ) : null}
    </div>
  )

  function textOf(session: AccountKey): string {
    const { isCurrent, method, startedAtMs, expiresAtMs, lastUsedAtMs } = session
    const methodName = method && addedName(method, allWords)
    if (isCurrent) return words.endsIn(methodName, timeLeftText(secondsLeft, locale))
    const started = startText(startedAtMs, nowMs, locale)
    const line =
      expiresAtMs === null
        ? words.keyAdded(words.keyKinds.lasting, started)
        : words.startedEnds(methodName, started, distanceText(expiresAtMs, nowMs, locale))
    if (lastUsedAtMs === null) return line
    return words.withLastUse(line, agoText(lastUsedAtMs, nowMs, locale))
  }
}
