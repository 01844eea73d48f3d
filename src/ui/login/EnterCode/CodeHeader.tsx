'use client'

import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'

type Props = Pick<
  CodeScreen,
  'channel' | 'alphabet' | 'codeLength' | 'contact' | 'onChangeContact'
> & {
  readonly frame: Frame
  /** What the ids of the screen begin with. */
  readonly id: string
}

/** Where the code went, and the way back to another address. */
export function CodeHeader({ channel, codeLength, onChangeContact, ...props }: Props) {
  const { code: words } = useWords()
  return (
    <ScreenHeader
      frame={props.frame}
      onBack={onChangeContact}
      title={channel === 'email' ? words.titleEmail : words.titleSms}
      subtitleId={`${props.id}-to`}
      subtitle={
        <>
          <p>
            {props.alphabet === 'digits'
              ? words.sentDigits(codeLength)
              : words.sentCharacters(codeLength)}
          </p>
          <p className="lk-to">
            <b dir="ltr">{props.contact}</b>
            <LinkButton onClick={onChangeContact}>{words.change}</LinkButton>
          </p>
        </>
      }
    />
  )
}
