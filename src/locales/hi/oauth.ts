import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `आपको ${name} पर ले जाया जा रहा है`,
  openingText: 'इसमें कुछ पल लगेंगे।',
  waitingTitle: (name) => `${name} की विंडो में जारी रखें`,
  waitingText: 'वहाँ लॉगिन पूरा करें। यह पेज अपने आप आगे बढ़ेगा।',
  opened: (name) => `${name} की विंडो खुल गई`,
  showWindow: (name) => `${name} की विंडो दिखाएँ`,
  cancel: 'रद्द करें',
  finishingTitle: 'आपको लॉग इन किया जा रहा है',
  finishingText: 'इसमें कुछ पल लगेंगे।',
  blockedTitle: 'आपके ब्राउज़र ने विंडो रोक दी',
  blockedText: (name) => `आपके खाते में कोई गड़बड़ी नहीं है। ${name} की विंडो खुद खोलें, या इसी टैब में जारी रखें।`,
  blockedTextWindowOnly: (name) => `आपके खाते में कोई गड़बड़ी नहीं है। ${name} की विंडो खुद खोलें।`,
  openWindow: (name) => `${name} की विंडो खोलें`,
  continueInTab: 'इसी टैब में जारी रखें',
  closedTitle: (name) => `${name} की विंडो बंद हो गई`,
  closedText: (app) => `आप अभी लॉग इन नहीं हैं, और ${app} को कुछ नहीं मिला।`,
  deniedTitle: (name) => `${name} ने आपका खाता साझा नहीं किया`,
  deniedText: 'आपने वहाँ जारी न रखने का फ़ैसला किया। कुछ भी साझा नहीं हुआ।',
  mismatchTitle: 'यह लॉगिन यहाँ से शुरू नहीं हुआ था',
  mismatchText: 'आपकी सुरक्षा के लिए हमने इसे रोक दिया। इस पेज से फिर शुरू करें।',
  startAgain: 'फिर से शुरू करें',
  otherMethod: 'दूसरा तरीका इस्तेमाल करें',
  inAppTitle: 'यह पेज अपने ब्राउज़र में खोलें',
  inAppText: (name, app) =>
    app === null
      ? `इस ऐप के अंदर ${name} से लॉगिन की अनुमति नहीं है।`
      : `${app} ऐप के अंदर ${name} से लॉगिन की अनुमति नहीं है।`,
  inAppTap: 'स्क्रीन के ऊपर ··· पर टैप करें।',
  inAppChooseBefore: '',
  inAppChoose: 'Safari में खोलें',
  inAppChooseAfter: ' चुनें, फिर वहाँ लॉग इन करें।',
  copyLink: 'पेज का लिंक कॉपी करें',
  openInBrowser: 'ब्राउज़र में खोलें',
  useEmail: 'यहाँ मेरा ईमेल इस्तेमाल करें',
  accountTitle: 'आपका खाता पहले से है',
  accountAfterContact: (name) =>
    ` से लॉगिन ईमेल कोड से होता है। उसे एक बार इस्तेमाल करें, फिर आप अपने खाते में ${name} जोड़ सकते हैं।`,
  accountText: (name) =>
    `आप यहाँ किसी और तरीके से लॉग इन करते हैं। उसे एक बार इस्तेमाल करें, फिर आप अपने खाते में ${name} जोड़ सकते हैं।`,
  unprovenTitle: (name) => `किसी खाते में आपका ${name} लॉगिन दर्ज है`,
  unprovenText: (name) =>
    `उस खाते ने कभी साबित नहीं किया कि यह लॉगिन आपका है। अगर खाता आपका है, तो उसके दूसरे लॉगिन तरीके से लॉग इन करें और ${name} फिर से जोड़ें।`,
  emailCode: 'ईमेल पर कोड भेजें',
  otherAccount: (name) => `कोई और ${name} खाता चुनें`,
}
