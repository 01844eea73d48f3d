import type { ParametersInput, QueryEndpoints, ResponseOf, SubmitEndpoints } from 'latchkit/wire'

/** How the proxy is set up, as the service answers it. */
export type Config = ResponseOf<QueryEndpoints['getAuthProxyConfig']>['authProxyConfig']

/** What can be set of it. */
export type Settings = ParametersInput<SubmitEndpoints['updateAuthProxyConfig']>

/** What a tab shows and changes. */
export type TabProps = {
  readonly config: Config
  /** The settings with what is not saved yet. */
  readonly settings: Settings
  readonly onChange: (part: Settings) => void
  /** Counts entries that cannot be saved as they are, by the name of their field. */
  readonly onFaults: (field: string, count: number) => void
}

/** The settings as they are kept. */
export function settingsOf(config: Config): Settings {
  const {
    configId: _i,
    organizationId: _o,
    enabled: _e,
    createdAt: _c,
    updatedAt: _u,
    ...rest
  } = config
  return rest
}

/** What is empty is what was never set. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_name, member: unknown) => (member === '' ? undefined : member))

/** The members that differ from what is kept: what one activity has to say. */
export function changesOf(kept: Settings, wanted: Settings): Settings {
  const before = new Map<string, unknown>(Object.entries(kept))
  const changed = Object.entries(wanted).filter(
    ([name, value]) => textOf(value) !== textOf(before.get(name)),
  )
  return Object.fromEntries(changed)
}
