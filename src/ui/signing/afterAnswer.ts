/**
 * What is loaded while a person reads, for when they have answered.
 *
 * Of its own: beside each place that loads something, an app's bundler writes down all that comes with it. For these that is
 * most of the screens, and it would be loaded before anybody can answer.
 */
export async function loadSendScreen() {
  return (await import('./SendScreen.tsx')).SendScreen
}

/** Why nothing was signed. */
export async function loadFailedView() {
  return (await import('./SignFailedView.tsx')).SignFailedView
}
