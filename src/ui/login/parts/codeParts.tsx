'use client'

import { CodeActions } from '../EnterCode/CodeActions.tsx'
import { CodeField as Field } from '../EnterCode/CodeField.tsx'
import { CodeForm } from '../EnterCode/CodeForm.tsx'
import { CodeLine, Resend as ResendLink } from '../EnterCode/CodeLine.tsx'
import { isErrorLine } from '../EnterCode/codeLineText.ts'
import { codeStatus } from '../EnterCode/codeStatus.ts'
import { DevHint } from '../EnterCode/DevHint.tsx'
import { useParts } from './partsContext.ts'

/** The field for the code, which sends itself with the last character. Renders a `form`. */
export function CodeField() {
  const { code, extras, id } = useParts()
  return (
    code && (
      <CodeForm {...code}>
        <Field {...code} id={id} />
        <DevHint {...code} devHint={extras.devHint ?? null} />
      </CodeForm>
    )
  )
}

/** How long the code works, or what goes well with it. Renders a `div`. */
export function Expiry() {
  const { code, id } = useParts()
  return code && !isErrorLine(codeStatus(code)) ? <CodeLine {...code} id={id} /> : null
}

/** The way to a new code, or when there is one. Renders a `button` or a `span`. */
export function Resend() {
  const { code } = useParts()
  return code && <ResendLink {...code} />
}

/** The buttons of the code screen: Verify, and the way out. Renders a `form`. */
export function Actions() {
  const { code } = useParts()
  return (
    code && (
      <CodeForm {...code}>
        <CodeActions {...code} />
      </CodeForm>
    )
  )
}
