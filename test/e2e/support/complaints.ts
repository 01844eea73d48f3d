import type { BrowserContext, ConsoleMessage } from 'playwright'

/** Chromium notes every answer of 400 and more, and every refused connection; the tests assert those themselves. */
function isAboutAnswer(message: ConsoleMessage, pagesUrl: string): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    !message.location().url.startsWith(pagesUrl)
  )
}

/** Collects what the pages of a context complain about: errors on the console, and errors that nobody caught. */
export function collectComplaints(
  context: BrowserContext,
  pagesUrl: string,
  tolerated: readonly RegExp[],
): readonly string[] {
  const complaints: string[] = []
  const add = (text: string) => {
    if (!tolerated.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAboutAnswer(message, pagesUrl))
      add(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => add(String(webError.error())))
  return complaints
}
