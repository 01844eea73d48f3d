'use client'

import { useId } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { CodeActions } from './CodeActions.tsx'
import { CodeField } from './CodeField.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CodeHeader } from './CodeHeader.tsx'
import { CodeLine, Resend } from './CodeLine.tsx'
import { DevHint } from './DevHint.tsx'
import type { EnterCodeViewProps } from './enterCodeViewProps.ts'

/** The code screen, in every state. */
export function EnterCodeView(props: EnterCodeViewProps) {
  const slot = useSlot()
  const id = useId()
  return (
    <CodeForm {...props}>
      <CodeHeader {...props} id={id} />
      <div {...slot('body', 'lk-body')}>
        <CodeField {...props} id={id} />
        <CodeLine {...props} id={id}>
          <Resend {...props} />
        </CodeLine>
      </div>
      <CodeActions {...props} />
      <DevHint {...props} />
    </CodeForm>
  )
}
