import { mixedWords } from '../../../react/isolatedWords.ts'
import type { SystemWords } from '../../../react/words.ts'

export const system: SystemWords = mixedWords({
  tryNow: 'Try now',
  tryAgain: 'Try again',
  close: 'Close',
  tryingAgainIn: (time) => `Trying again in ${time}`,
  offlineTitle: 'You are offline',
  offlineText: 'We keep your place. Logging in carries on when the connection is back.',
  unreachableTitle: 'Login is not responding',
  unreachableText:
    'Your internet works, but our login service does not answer. Your account is safe.',
  originTitle: 'Login is not set up for this address',
  originBeforeHost: 'Check that you are on ',
  originAfterHost: (app) => `. If you are, tell the ${app} team.`,
  originText: (app) => `Check the address of this page. If it is right, tell the ${app} team.`,
  goToHost: (host) => `Go to ${host}`,
  devOriginTitle: 'This origin is not on the allowed list',
  devOriginBefore: 'The proxy refused ',
  devOriginAfter: '. Add it, then reload.',
  devOnly: 'Shown in development only.',
  devOriginHelp:
    'Local service: Auth, Allowed origins. Entries are exact; wildcards inside a host do not work.',
  openAllowedOrigins: 'Open allowed origins',
  copyOrigin: 'Copy origin',
  configTitle: 'Login is not set up yet',
  configText: (app) =>
    `The login service does not know this app. Your account is safe. Tell the ${app} team.`,
  devConfigHelp:
    'No configuration has the id in authProxyConfigId. Copy the id that the service prints.',
  methodOffTitle: (method) => `${method} is turned off`,
  methodOffText: (app) => `${app} does not use it any more. Your account is still there.`,
  untrustedTitle: 'We did not log you in',
  untrustedText: (app) =>
    `The answer of the login service did not pass our checks. Nothing was changed. Tell the ${app} team.`,
  unknownTitle: 'We could not finish this',
  unknownText: (app) => `Nothing was changed. If it happens again, tell the ${app} team.`,
  unknownTextWithNumber: (requestId) =>
    `Nothing was changed. If it happens again, send us this number: ${requestId}.`,
  copyNumber: 'Copy the number',
})
