import type { TurnkeyClient } from '@turnkey/http'

/** The last parts of paths, each once: two versions of an activity share theirs. */
export function endpointNames(
  endpoints: Readonly<Record<string, { readonly path: string }>>,
): readonly string[] {
  return [...new Set(Object.values(endpoints).map(({ path }) => path.split('/').at(-1) ?? ''))]
}

/** Whether a published client has a call of that path at all: its calls are functions that name it. */
export function hasCall(client: TurnkeyClient, path: string): boolean {
  return Object.values(client).some((call) => String(call).includes(`"${path}"`))
}
