'use client'

import type { KeyboardEvent } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { useSlot } from '../theme/useSlot.ts'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { isGrave } from './isGrave.ts'
import { useSigningWords } from './useSigningWords.ts'

type ConfirmActionsProps = Pick<
  ConfirmViewProps,
  'view' | 'place' | 'isSigning' | 'onApprove' | 'onDecline' | 'onDeclineAll'
>

/** The two answers, and a third where others wait. Where it is dangerous, or nobody can read it, the first choice is no. Renders a `div`. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { view, place, isSigning, onDeclineAll } = props
  const isSent = view.broadcast !== 'nobody'
  const words = useSigningWords()
  const slot = useSlot()
  const refuses = isGrave(view)
  return (
    <div onKeyDownCapture={ignoreHeldKey}>
      <div {...slot('actions', 'lk-actions')} data-row={refuses ? undefined : ''}>
        <Button
          variant={refuses ? 'primary' : 'secondary'}
          isDisabled={isSigning}
          onClick={props.onDecline}
        >
          {words.decline}
        </Button>
        <Button
          variant={refuses ? 'quiet' : 'primary'}
          isLoading={isSigning}
          loadingLabel={words.signing}
          onClick={(event) => props.onApprove(event.nativeEvent)}
        >
          {action()}
        </Button>
      </div>
      {onDeclineAll && place.position < place.count ? (
        <div {...slot('actions', 'lk-actions')}>
          <Button variant="quiet" isDisabled={isSigning} onClick={onDeclineAll}>
            {words.declineAll}
          </Button>
        </div>
      ) : null}
    </div>
  )

  function action(): string {
    if (refuses) return isSent ? words.sendAnyway : words.signAnyway
    if (isSent) return words.send
    return view.effect.kind === 'permission' ? words.signPermission : words.sign
  }
}

/** A key that was held down on what was there before repeats here. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key !== 'Tab') event.preventDefault()
}
