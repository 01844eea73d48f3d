/** Where the local service shows what it would have sent. */
export const INBOX_URL = '/inbox'

const messageUrl = (id: string) => `${INBOX_URL}/messages/${encodeURIComponent(id)}`

/** Where a message is shown as its reader would see it. */
export const letterUrl = (id: string): string => `${messageUrl(id)}/letter`

/** Where the code of a message is told to be too old. */
export const expireUrl = (id: string): string => `${messageUrl(id)}/expire`
