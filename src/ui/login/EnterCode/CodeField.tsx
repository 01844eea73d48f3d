'use client'

import { useEffect, useRef } from 'react'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { mayTakeFocus } from '../../primitives/Screen/focusScreen.ts'
import { useWords } from '../../words/useWords.ts'
import { isErrorLine } from './codeLineText.ts'
import { codeStatus, fieldState, isLinkOver } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'

/** The field for the code, described by where it went and by what is wrong with it; nothing for a link that is over. */
export function CodeField(props: CodeScreen & { readonly id: string }) {
  const { id, alphabet, codeLength, notice } = props
  const { code: words } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const status = codeStatus(props)
  const state = fieldState(status)

  useEffect(() => {
    const field = input.current
    // after an answer the field is next: what was wrong is selected, so that typing replaces it
    if (notice.kind === 'none' || !mayTakeFocus(field?.form ?? null)) return
    field?.focus()
    if (notice.kind === 'wrong' || notice.kind === 'failed') field?.select()
  }, [notice])

  if (isLinkOver(props)) return null
  return (
    <OtpField
      label={
        alphabet === 'digits' ? words.fieldDigits(codeLength) : words.fieldCharacters(codeLength)
      }
      length={codeLength}
      alphabet={alphabet}
      value={state === 'disabled' ? '' : props.code}
      state={state}
      describedBy={isErrorLine(status) ? `${id}-to ${id}-error` : `${id}-to`}
      inputRef={input}
      onChange={props.onCodeChange}
      onComplete={props.onSubmit}
    />
  )
}
