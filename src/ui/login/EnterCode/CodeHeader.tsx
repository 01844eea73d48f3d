'use client'

import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { isLinkOver } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'

type Props = Pick<
  CodeScreen,
  | 'channel'
  | 'alphabet'
  | 'codeLength'
  | 'contact'
  | 'isFromLink'
  | 'phase'
  | 'notice'
  | 'isIncomplete'
  | 'onChangeContact'
> & {
  readonly frame: Frame
  /** What the ids of the screen begin with. */
  readonly id: string
}

/** Where the code went, or that a link cannot be used; and the way back to another address. */
export function CodeHeader({ channel, codeLength, onChangeContact, ...props }: Props) {
  const { code: words } = useWords()
  const isOver = isLinkOver(props)
  return (
    <ScreenHeader
      frame={props.frame}
      onBack={onChangeContact}
      title={isOver ? words.titleLink : channel === 'email' ? words.titleEmail : words.titleSms}
      subtitleId={`${props.id}-to`}
      subtitle={
        <>
          {isOver ? null : (
            <p>
              {props.alphabet === 'digits'
                ? words.sentDigits(codeLength)
                : words.sentCharacters(codeLength)}
            </p>
          )}
          <p className="lk-to">
            <b dir="ltr">{props.contact}</b>
            <LinkButton onClick={onChangeContact}>{words.change}</LinkButton>
          </p>
        </>
      }
    />
  )
}
