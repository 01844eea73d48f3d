'use client'

import type { ReactNode } from 'react'
import { codeStatus, fieldState } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'

type Props = Pick<CodeScreen, 'phase' | 'notice' | 'isIncomplete' | 'code' | 'onSubmit'> & {
  readonly children: ReactNode
}

/** Hands over what was typed, where a code is awaited. Renders a `form`. */
export function CodeForm(props: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (props.phase === 'entering' && fieldState(codeStatus(props)) !== 'disabled')
          props.onSubmit(props.code)
      }}
    >
      {props.children}
    </form>
  )
}
