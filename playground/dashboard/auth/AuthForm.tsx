import { useCallback, useState } from 'react'
import { useChange } from '../shell/useChange.ts'
import { CodesTab } from './CodesTab.tsx'
import { type Config, changesOf, type Settings, settingsOf, type TabProps } from './draft.ts'
import { MessagesTab } from './MessagesTab.tsx'
import { MethodsTab } from './MethodsTab.tsx'
import { ProxyTab } from './ProxyTab.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { AuthTab } from './tabs.ts'

const views: Readonly<Record<AuthTab, (props: TabProps) => React.ReactNode>> = {
  proxy: (props) => <ProxyTab {...props} />,
  messages: (props) => <MessagesTab {...props} />,
  methods: (props) => <MethodsTab {...props} />,
  codes: (props) => <CodesTab {...props} />,
}

/** Keeps what is not saved yet, through all tabs; saves all of it as one activity. */
export function AuthForm({ tab, config }: { readonly tab: AuthTab; readonly config: Config }) {
  const kept = settingsOf(config)
  const [draft, setDraft] = useState<Settings>({})
  const [faults, setFaults] = useState<Readonly<Record<string, number>>>({})
  const [round, setRound] = useState(0)
  const change = useChange()
  const settings = { ...kept, ...draft }
  const changes = changesOf(kept, settings)
  const onFaults = useCallback(
    (field: string, count: number) =>
      setFaults((all) => (all[field] === count ? all : { ...all, [field]: count })),
    [],
  )

  function discard() {
    setDraft({})
    setFaults({})
    setRound(round + 1)
  }

  function save() {
    change.mutate(
      {
        submit: (kit) => kit.submit('updateAuthProxyConfig', changes),
        done: 'Saved. It holds from the next request on.',
      },
      { onSuccess: () => setDraft({}) },
    )
  }

  return (
    <>
      <div key={round} className="db-settings">
        {views[tab]({
          config,
          settings,
          onChange: (part) => setDraft((before) => ({ ...before, ...part })),
          onFaults,
        })}
      </div>
      <SaveBar
        changes={Object.keys(changes).length}
        faults={Object.values(faults).reduce((sum, count) => sum + count, 0)}
        isBusy={change.isPending}
        onDiscard={discard}
        onSave={save}
      />
    </>
  )
}
