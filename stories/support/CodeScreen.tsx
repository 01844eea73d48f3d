import { useState } from 'react'
import { EnterCodeView } from '../../src/ui/login/EnterCode/EnterCodeView.tsx'
import type { EnterCodeViewProps } from '../../src/ui/login/EnterCode/enterCodeViewProps.ts'
import { storyFrame, storyLater, storyNow } from './frame.tsx'

/** The code screen with a field that takes typing; everything else stays as the story says. */
export function CodeScreen(props: EnterCodeViewProps) {
  const [code, setCode] = useState(props.code)
  function change(value: string) {
    setCode(value)
    props.onCodeChange(value)
  }
  return <EnterCodeView {...props} code={code} onCodeChange={change} />
}

/** A six-digit code that was sent fourteen seconds ago, and nothing typed yet. */
export const codeScreenArgs = {
  frame: storyFrame,
  appName: 'Fieldnotes',
  channel: 'email',
  contact: 'mara@okafor.example',
  codeLength: 6,
  alphabet: 'digits',
  lifetimeMs: 300_000,
  expiresAtMs: storyLater(4, 46),
  resendAtMs: storyLater(0, 16),
  resends: 0,
  phase: 'entering',
  notice: { kind: 'none' },
  code: '',
  isIncomplete: false,
  endsWithTab: false,
  devHint: null,
  nowMs: storyNow,
} as const satisfies Partial<EnterCodeViewProps>
