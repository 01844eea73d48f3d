'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** What the screen of a login link shows, and what it reports. */
export type ConfirmLinkViewProps = {
  readonly frame: Frame
  readonly appName: string
  /** The address that the link logs in as. */
  readonly contact: string
  /** True once the login was confirmed. */
  readonly isConfirmed: boolean
  /** @param press - the browser's own event. */
  readonly onConfirm: (press: Event) => void
  readonly onOtherMethod: () => void
}

/** A login link was opened: whom it logs in, and the press that does it. */
export function ConfirmLinkView(props: ConfirmLinkViewProps) {
  const { button, code, login } = useWords()
  const slot = useSlot()
  return (
    <>
      <ScreenHeader
        frame={props.frame}
        emblem={<Emblem icon="mail" tone="accent" />}
        title={login.title(props.appName)}
        subtitle={
          <>
            <p>{code.linkTo}</p>
            <p>
              <b dir="ltr">{props.contact}</b>
            </p>
          </>
        }
      />
      <div {...slot('body', 'lk-body')}>
        <div {...slot('note', 'lk-note')}>
          <Icon name="circle-alert" size={18} />
          <p>{code.linkWarning}</p>
        </div>
      </div>
      <div {...slot('actions', 'lk-actions')}>
        <Button
          isLoading={props.isConfirmed}
          loadingLabel={code.verifying}
          onClick={(event) => props.onConfirm(event.nativeEvent)}
        >
          {button.logIn}
        </Button>
        <Button variant="quiet" onClick={props.onOtherMethod}>
          {code.anotherMethod}
        </Button>
      </div>
    </>
  )
}
