/** What the `state` of every attempt of a configuration starts with: only characters that no encoding changes. */
export function stateStart(authProxyConfigId: string): string {
  return `lk.${authProxyConfigId.replace(/[^\w-]/g, '_')}.`
}

/** Whether somebody comes back to this page from a provider. Cheap: every page load asks. */
export function isReturn(href: string, authProxyConfigId: string): boolean {
  return href.includes(`state=${stateStart(authProxyConfigId)}`)
}
