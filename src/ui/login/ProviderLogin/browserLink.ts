/** The link by which an app on Android hands a page to the person's own browser. */
export function browserLink(pageUrl: string): string {
  const { protocol, host, pathname, search } = new URL(pageUrl)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
