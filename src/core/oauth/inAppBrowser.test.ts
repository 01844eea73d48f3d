import { expect, test } from 'vitest'
import { inAppBrowser } from './inAppBrowser.ts'

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36'

const apps = [
  ['Instagram', 'ios', `${IOS} Mobile/22B83 Instagram 357.0.0.32.114 (iPhone16,2; iOS 18_1)`],
  ['Instagram', 'android', `${ANDROID} Instagram 357.1.0.52.100 Android (35/15)`],
  ['Threads', 'android', `${ANDROID} Barcelona 357.0.0.30.109 Android (35/15)`],
  ['Facebook', 'ios', `${IOS} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.39.106;FBBV/660571]`],
  ['Facebook', 'android', `${ANDROID} [FB_IAB/FB4A;FBAV/489.0.0.66.79;]`],
  ['Messenger', 'ios', `${IOS} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/485.0.0]`],
  ['Messenger', 'android', `${ANDROID} [FB_IAB/Orca-Android;FBAV/485.0.0]`],
  ['TikTok', 'ios', `${IOS} Mobile/22B83 musical_ly_37.0.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['TikTok', 'android', `${ANDROID} trill_370004 BytedanceWebview/d8a21c6`],
  ['LinkedIn', 'ios', `${IOS} Mobile/22B83 [LinkedInApp]/9.30.1422`],
  ['Snapchat', 'ios', `${IOS} Mobile/22B83 Snapchat/13.15.0.37 (like Safari/8619.2.8)`],
  ['LINE', 'ios', `${IOS} Mobile/22B83 Safari Line/14.19.0`],
  ['WeChat', 'android', `${ANDROID} MicroMessenger/8.0.54.2760 WeChat/arm64`],
  ['X', 'ios', `${IOS} Mobile/22B83 Twitter for iPhone/10.71`],
  ['X', 'android', `${ANDROID} TwitterAndroid`],
  ['Pinterest', 'ios', `${IOS} Mobile/22B83 [Pinterest/iOS]`],
  ['KakaoTalk', 'android', `${ANDROID} KAKAOTALK 10.9.9`],
  ['Naver', 'ios', `${IOS} Mobile/22B83 NAVER(inapp; search; 2000; 12.10.4)`],
  [null, 'android', ANDROID],
  [null, 'ios', `${IOS} Mobile/22B83`],
] as const

test.each(apps)('knows %s on %s', (app, platform, userAgent) => {
  expect(inAppBrowser(userAgent, false)).toEqual({ app, platform })
})

test.each([
  ['Safari on iPhone', `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${IOS} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${IOS} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['the Google app on iPhone', `${IOS} GSA/342.0.6 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Safari on a computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Firefox on a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  ],
])('takes %s for a browser', (_, userAgent) => {
  expect(inAppBrowser(userAgent, false)).toBeNull()
})

test('takes a page on the home screen for no app’s browser', () => {
  expect(inAppBrowser(`${IOS} Mobile/15E148`, true)).toBeNull()
})
