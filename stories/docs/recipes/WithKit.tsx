import type { ReactNode } from 'react'
import { useUiSettings } from '../../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../../src/react/LatchkitProvider.tsx'
import { useLogin } from '../../../src/react/useLogin.ts'
import type { LocalService } from '../../support/localService.ts'

type WithKitProps = { readonly local: LocalService; readonly children: ReactNode }

/** What a recipe stands in: the provider, and the code of the newest message below. */
export function WithKit({ local, children }: WithKitProps) {
  return (
    <LatchkitProvider kit={local.kit} {...useUiSettings()}>
      <div className="recipe">
        {children}
        <Inbox codeFor={local.codeFor} />
      </div>
    </LatchkitProvider>
  )
}

function Inbox({ codeFor }: Pick<LocalService, 'codeFor'>) {
  const { state } = useLogin()
  const code = 'entry' in state ? codeFor(state.entry.contact) : null
  return code === null ? null : <p>Inbox: your code is {code}.</p>
}
