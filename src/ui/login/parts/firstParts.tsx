'use client'

import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useWords } from '../../words/useWords.ts'
import type { ButtonMethod, MethodLayout } from '../ChooseMethod/arrangeMethods.ts'
import { ContactForm } from '../ChooseMethod/ContactForm.tsx'
import { LegalLine } from '../ChooseMethod/LegalLine.tsx'
import { MethodsArea } from '../ChooseMethod/MethodsArea.tsx'
import { CodeHeader } from '../EnterCode/CodeHeader.tsx'
import { CodeLine } from '../EnterCode/CodeLine.tsx'
import { isErrorLine } from '../EnterCode/codeLineText.ts'
import { codeStatus } from '../EnterCode/codeStatus.ts'
import { useParts } from './partsContext.ts'

/** Title and text of the first and the code screen, with the logo, or the way back. */
export function Title() {
  const { first, code, frame, id } = useParts()
  const { login } = useWords()
  if (code) return <CodeHeader {...code} frame={frame} id={id} />
  if (!first) return null
  return <ScreenHeader frame={frame} title={login.title(first.appName)} subtitle={login.subtitle} />
}

/** The field for an email address or a phone number, what is wrong with it, and Continue. Renders a `form`. */
export function Identifier() {
  const { first } = useParts()
  return first && <ContactForm {...first} />
}

/** What an app may leave out of the methods. */
export type MethodsPartProps = {
  /** Those that have a place of their own. @default none */
  readonly without?: readonly ButtonMethod[] | undefined
}

/** Every method that is a tap. Renders a `div`. */
export function Methods({ without = [] }: MethodsPartProps) {
  const { first } = useParts()
  if (!first) return null
  const { last, tiles, rows, own } = first.layout
  const isLeft = (method: ButtonMethod) => !without.includes(method)
  const layout: MethodLayout = {
    ...first.layout,
    last: last !== null && isLeft(last) ? last : null,
    tiles: tiles.filter(isLeft),
    rows: rows.filter(isLeft),
    own: own.filter(isLeft),
  }
  return <MethodsArea {...first} layout={layout} />
}

/** The passkey alone, where the service offers it. Renders a `div`. */
export function Passkey() {
  const { first } = useParts()
  if (first?.methods !== 'ready') return null
  const { last, own } = first.layout
  if (last !== 'passkey' && !own.includes('passkey')) return null
  const layout: MethodLayout = {
    ...first.layout,
    last: null,
    tiles: [],
    rows: [],
    own: ['passkey'],
  }
  return <MethodsArea {...first} layout={layout} />
}

/** What continuing means in law, on the first screen, where the root has both links. Renders a `p`. */
export function Legal() {
  const { first, extras } = useParts()
  return first && extras.legal ? <LegalLine links={extras.legal} /> : null
}

/**
 * What is wrong with the code; the field names it. What is wrong with an address stands below its field, and here only where no
 * field is there.
 */
export function ErrorLine() {
  const { first, code, id } = useParts()
  if (code) return isErrorLine(codeStatus(code)) ? <CodeLine {...code} id={id} /> : null
  if (!first?.error || first.layout.field !== null) return null
  return <FieldError id={`${id}-error`}>{first.error}</FieldError>
}
