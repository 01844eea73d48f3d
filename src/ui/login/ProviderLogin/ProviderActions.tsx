'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { browserLink } from './browserLink.ts'
import type { ProviderAction } from './providerScreen.ts'

export type ProviderActionsProps = {
  readonly actions: readonly ProviderAction[]
  /** True: a single action is a quiet one, because nothing has to be done. */
  readonly isQuiet: boolean
  readonly name: string
  readonly pageUrl: string
  readonly onAction: (action: ProviderAction) => void
}

/** The ways on: one filled button, the rest quiet. Renders a `div`. */
export function ProviderActions(props: ProviderActionsProps) {
  const { actions, isQuiet } = props
  const slot = useSlot()
  const hasPrimary = !(isQuiet && actions.length === 1)
  return (
    <div {...slot('actions', 'lk-actions')}>
      {actions.map((action, index) => (
        <Action
          key={action}
          action={action}
          variant={hasPrimary && index === 0 ? 'primary' : 'quiet'}
          {...props}
        />
      ))}
    </div>
  )
}

type ActionProps = Omit<ProviderActionsProps, 'actions' | 'isQuiet'> & {
  readonly action: ProviderAction
  readonly variant: 'primary' | 'quiet'
}

function Action({ action, variant, name, pageUrl, onAction }: ActionProps) {
  const { oauth, system, code } = useWords()
  if (action === 'copyLink')
    return (
      <CopyButton variant={variant} text={pageUrl} icon="copy">
        {oauth.copyLink}
      </CopyButton>
    )
  if (action === 'openInBrowser')
    return (
      <ButtonLink variant={variant} href={browserLink(pageUrl)}>
        {oauth.openInBrowser}
      </ButtonLink>
    )
  const labels = {
    ...oauth,
    showWindow: oauth.showWindow(name),
    openWindow: oauth.openWindow(name),
    otherAccount: oauth.otherAccount(name),
    tryAgain: system.tryAgain,
    createAccount: code.createAccount,
  }
  return (
    <Button variant={variant} onClick={() => onAction(action)}>
      {labels[action]}
    </Button>
  )
}
