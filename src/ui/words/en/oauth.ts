import { mixedWords } from '../../../react/isolatedWords.ts'
import type { OauthWords } from '../../../react/oauthWords.ts'

export const oauth: OauthWords = mixedWords({
  opening: (name) => `Taking you to ${name}`,
  openingText: 'This takes a moment.',
  waitingTitle: (name) => `Continue in the ${name} window`,
  waitingText: 'Finish logging in there. This page carries on by itself.',
  opened: (name) => `${name} window opened`,
  showWindow: (name) => `Show the ${name} window`,
  cancel: 'Cancel',
  finishingTitle: 'Logging you in',
  finishingText: 'This takes a moment.',
  blockedTitle: 'Your browser blocked the window',
  blockedText: (name) =>
    `Nothing is wrong with your account. Open the ${name} window yourself, or carry on in this tab.`,
  blockedTextWindowOnly: (name) =>
    `Nothing is wrong with your account. Open the ${name} window yourself.`,
  openWindow: (name) => `Open ${name} window`,
  continueInTab: 'Continue in this tab',
  closedTitle: (name) => `The ${name} window was closed`,
  closedText: (app) => `You are not logged in yet, and ${app} received nothing.`,
  deniedTitle: (name) => `${name} did not share your account`,
  deniedText: 'You chose not to continue there. Nothing was shared.',
  mismatchTitle: 'This login did not start here',
  mismatchText: 'For your safety we stopped it. Start again from this page.',
  startAgain: 'Start again',
  otherMethod: 'Use another method',
  inAppTitle: 'Open this page in your browser',
  inAppText: (name, app) =>
    app === null
      ? `${name} does not allow logging in inside this app.`
      : `${name} does not allow logging in inside the ${app} app.`,
  inAppTap: 'Tap ··· at the top of the screen.',
  inAppChooseBefore: 'Choose ',
  inAppChoose: 'Open in Safari',
  inAppChooseAfter: ', then log in there.',
  copyLink: 'Copy page link',
  openInBrowser: 'Open in browser',
  useEmail: 'Use my email here',
  accountTitle: 'You already have an account',
  accountAfterContact: (name) =>
    ` logs in with an email code. Use that once, then you can add ${name} in your account.`,
  accountText: (name) =>
    `You log in another way here. Use that once, then you can add ${name} in your account.`,
  unprovenTitle: (name) => `An account lists your ${name} login`,
  unprovenText: (name) =>
    `That account never proved that the login is yours. If it is your account, use its other login method and add ${name} again.`,
  emailCode: 'Email me a code',
  otherAccount: (name) => `Use a different ${name} account`,
})
