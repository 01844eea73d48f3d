/** What the preview is made to meet, and what the list calls it. */
export const scenarios = {
  works: 'Everything works',
  wrongCode: 'Wrong code',
  expired: 'Expired code',
  locked: 'Too many tries',
  slow: 'Slow network',
  offline: 'Offline',
  popupBlocked: 'Popup blocked',
  inAppBrowser: 'In-app browser',
  passkeyCancelled: 'Passkey cancelled',
  noPasskey: 'No passkey',
  sessionEndsSoon: 'Session ends soon',
  reverts: 'Transaction reverts',
  serviceDown: 'Service down',
} as const

export type Scenario = keyof typeof scenarios
