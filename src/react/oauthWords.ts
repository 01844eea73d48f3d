/** Social logins: the provider's window, and how that can end. `name` is what people call the provider. */
export type OauthWords = {
  /** Also what the empty window says until the provider's page is there. */
  readonly opening: (name: string) => string
  readonly openingText: string
  readonly waitingTitle: (name: string) => string
  readonly waitingText: string
  readonly opened: (name: string) => string
  readonly showWindow: (name: string) => string
  readonly cancel: string
  readonly finishingTitle: string
  readonly finishingText: string
  readonly blockedTitle: string
  readonly blockedText: (name: string) => string
  readonly blockedTextWindowOnly: (name: string) => string
  readonly openWindow: (name: string) => string
  readonly continueInTab: string
  readonly closedTitle: (name: string) => string
  readonly closedText: (app: string) => string
  readonly deniedTitle: (name: string) => string
  readonly deniedText: string
  readonly mismatchTitle: string
  readonly mismatchText: string
  readonly startAgain: string
  readonly otherMethod: string
  readonly inAppTitle: string
  /** The app is null where the page cannot tell which one it is in. */
  readonly inAppText: (name: string, app: string | null) => string
  readonly inAppTap: string
  /** The name of the choice in the menu stands between these two. */
  readonly inAppChooseBefore: string
  readonly inAppChoose: string
  readonly inAppChooseAfter: string
  readonly copyLink: string
  readonly openInBrowser: string
  readonly useEmail: string
  readonly accountTitle: string
  /** What stands after the address; the whole text where the address is not known. */
  readonly accountAfterContact: (name: string) => string
  readonly accountText: (name: string) => string
  /** An account is linked to this social login, and nobody proved that the link is the person's. */
  readonly unprovenTitle: (name: string) => string
  readonly unprovenText: (name: string) => string
  readonly emailCode: string
  readonly otherAccount: (name: string) => string
}
