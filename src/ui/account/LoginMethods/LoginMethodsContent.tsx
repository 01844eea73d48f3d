'use client'

import { useId } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import { useWaysIn } from '../../../react/useWaysIn.ts'
import { FrameGate } from '../../frame/FrameGate.tsx'
import { useSessionMethod } from '../useSessionMethod.ts'
import { addableMethods } from './addableMethods.ts'
import { LoginMethodsView } from './LoginMethodsView.tsx'
import { useLinkingSteps } from './useLinkingSteps.ts'

/** `title` false: it is there for readers only. */
export type LoginMethodsContentProps = { readonly title: boolean }

/** The login methods of whoever is logged in, joined to the kit. Renders a `section`. */
export function LoginMethodsContent({ title }: LoginMethodsContentProps) {
  const { appName } = useKit()
  const { methods } = useLoginMethods()
  const account = useWaysIn()
  const steps = useLinkingSteps(account)
  const current = useSessionMethod()
  const titleId = useId()
  const { data, isError, isPaused, refetch } = account.ways
  return (
    <section aria-labelledby={titleId}>
      <FrameGate titleId={titleId} showsTitle={title}>
        <LoginMethodsView
          appName={appName}
          titleId={titleId}
          showsTitle={title}
          ways={data ?? null}
          current={current}
          // without a connection they come by themselves once there is one
          isFailed={isError || isPaused}
          addable={addableMethods(methods, data ?? [])}
          step={steps.step}
          note={steps.note}
          onReload={() => void refetch()}
          onAdd={steps.add}
          onRemove={steps.remove}
          onConfirm={steps.confirm}
          onSubmitContact={steps.submitContact}
          onCodeChange={steps.changeCode}
          onSubmitCode={steps.submitCode}
          onChooseWallet={steps.chooseWallet}
          onCancel={steps.cancel}
        />
      </FrameGate>
    </section>
  )
}
