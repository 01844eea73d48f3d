'use client'

import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { ContactForm } from './ContactForm.tsx'
import type { ChooseMethodViewProps } from './chooseMethodViewProps.ts'
import { LegalLine } from './LegalLine.tsx'
import { MethodsArea } from './MethodsArea.tsx'

/** The first screen: the address to log in with, and every other way. */
export function ChooseMethodView(props: ChooseMethodViewProps) {
  const { login } = useWords()
  return (
    <>
      <ScreenHeader
        frame={props.frame}
        title={login.title(props.appName)}
        subtitle={login.subtitle}
      />
      <ContactForm {...props} />
      <MethodsArea {...props} />
      {props.legal === null ? null : <LegalLine links={props.legal} />}
    </>
  )
}
