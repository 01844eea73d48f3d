/** How the panel begins; what a developer changes in it is remembered in this browser. */
export type LatchkitDevtoolsProps = {
  /** Where the panel stands: at the bottom of the window, or at its end. @default 'bottom' */
  readonly dock?: 'bottom' | 'side' | undefined
  /** The panel's own colours, whatever the app wears. @default 'auto', as the device says */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined
  /**
   * Where the local service shows the messages that it would have sent: `inboxUrl` of its ready line.
   * @default `/inbox` of the auth proxy, where that is on this machine
   */
  readonly inboxUrl?: string | undefined
}
