/** The app that a page is shown inside of. */
export type InAppBrowser = {
  /** As people call it; null when the page can only tell that it is inside of one. */
  readonly app: string | null
  readonly platform: 'ios' | 'android' | null
}

/** What each app writes into its user agent. The first that fits counts. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['Threads', /Barcelona/],
  ['Messenger', /MessengerForiOS|Messenger(Lite)?ForiOS|FB_IAB\/(Orca|MESSENGER)|Orca-Android/],
  ['Facebook', /FBAN|FBAV|FB_IAB|FBIOS/],
  ['TikTok', /TikTok|musical_ly|BytedanceWebview|trill/i],
  ['LinkedIn', /LinkedInApp/],
  ['Snapchat', /Snapchat/],
  ['LINE', /\bLine\/\d/],
  ['WeChat', /MicroMessenger/],
  ['X', /Twitter for|TwitterAndroid/],
  ['Pinterest', /\[?Pinterest\//],
  ['KakaoTalk', /KAKAOTALK/],
  ['Naver', /NAVER\(inapp/],
]

/**
 * The app that shows this page in a browser of its own, where providers refuse to let people log in; null in a browser.
 *
 * @param isStandalone - whether the page was put on the home screen of a phone: such pages have no name of a browser either.
 */
export function inAppBrowser(userAgent: string, isStandalone: boolean): InAppBrowser | null {
  const isAndroid = userAgent.includes('Android')
  const isIos = /iPhone|iPad|iPod/.test(userAgent)
  const platform = isAndroid ? 'android' : isIos ? 'ios' : null
  const named = APPS.find(([, mark]) => mark.test(userAgent))
  if (named) return { app: named[0], platform }
  const isWebView =
    (isAndroid && /; wv\)/.test(userAgent)) ||
    (isIos && !isStandalone && userAgent.includes('AppleWebKit') && !/Safari\//.test(userAgent))
  return isWebView ? { app: null, platform } : null
}
