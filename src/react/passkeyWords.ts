/** Passkeys: using one, how that can fail, and the offer to save one. */
export type PasskeyWords = {
  readonly useTitle: string
  readonly makeTitle: string
  readonly promptText: string
  readonly cancel: string
  readonly finishingTitle: string
  readonly finishingText: string
  readonly cancelledTitle: string
  readonly cancelledText: string
  readonly noneTitle: string
  readonly noneText: string
  readonly unsupportedTitle: string
  readonly unsupportedText: string
  readonly domainTitle: string
  /** The domain stands between these two. */
  readonly domainBefore: string
  readonly domainAfter: string
  readonly emailCode: string
  readonly smsCode: string
  readonly usePhone: string
  readonly newAccount: string
  readonly allMethods: string
  readonly offerTitle: string
  readonly offerText: string
  readonly oneStep: string
  readonly oneStepText: string
  readonly onlyHere: string
  readonly onlyHereText: string
  readonly save: string
  readonly saving: string
  readonly notNow: string
  readonly exists: string
  readonly notSaved: string
  readonly savedTitle: string
  /** Where the login has a field that lists passkeys. */
  readonly savedText: string
  readonly savedTextWithoutField: string
  readonly name: string
  readonly optional: string
  readonly notNamed: string
  readonly naming: string
  readonly done: string
}
