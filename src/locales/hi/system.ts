import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'अभी कोशिश करें',
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  tryingAgainIn: (time) => `${time} में फिर कोशिश होगी`,
  offlineTitle: 'आप ऑफ़लाइन हैं',
  offlineText: 'आप जहाँ थे, वह जगह सुरक्षित है। कनेक्शन लौटने पर लॉगिन आगे बढ़ेगा।',
  unreachableTitle: 'लॉगिन से जवाब नहीं मिल रहा',
  unreachableText: 'आपका इंटरनेट चल रहा है, लेकिन हमारी लॉगिन सेवा जवाब नहीं दे रही। आपका खाता सुरक्षित है।',
  originTitle: 'इस पते के लिए लॉगिन सेट अप नहीं है',
  originBeforeHost: 'देखें कि आप इस पते पर हैं: ',
  originAfterHost: (app) => `। अगर हैं, तो ${app} टीम को बताएँ।`,
  originText: (app) => `इस पेज का पता जाँचें। अगर वह सही है, तो ${app} टीम को बताएँ।`,
  goToHost: (host) => `${host} पर जाएँ`,
  devOriginTitle: 'यह ऑरिजिन अनुमति वाली सूची में नहीं है',
  devOriginBefore: 'प्रॉक्सी ने इसे मना किया: ',
  devOriginAfter: '। इसे जोड़ें, फिर पेज दोबारा लोड करें।',
  devOnly: 'सिर्फ़ डेवलपमेंट में दिखता है।',
  devOriginHelp:
    'लोकल सेवा: Auth, Allowed origins। मान बिल्कुल सही होने चाहिए; होस्ट के अंदर वाइल्डकार्ड काम नहीं करते।',
  openAllowedOrigins: 'अनुमति वाले ऑरिजिन खोलें',
  copyOrigin: 'ऑरिजिन कॉपी करें',
  configTitle: 'लॉगिन अभी सेट अप नहीं है',
  configText: (app) => `लॉगिन सेवा इस ऐप को नहीं जानती। आपका खाता सुरक्षित है। ${app} टीम को बताएँ।`,
  devConfigHelp:
    'authProxyConfigId में दी गई आईडी का कोई कॉन्फ़िगरेशन नहीं है। सेवा जो आईडी दिखाती है उसे कॉपी करें।',
  methodOffTitle: (method) => `यह तरीका बंद है: ${method}`,
  methodOffText: (app) => `${app} में अब इसका इस्तेमाल नहीं होता। आपका खाता अब भी मौजूद है।`,
  untrustedTitle: 'हमने आपको लॉग इन नहीं किया',
  untrustedText: (app) =>
    `लॉगिन सेवा का जवाब हमारी जाँच में खरा नहीं उतरा। कुछ नहीं बदला। ${app} टीम को बताएँ।`,
  unknownTitle: 'हम इसे पूरा नहीं कर पाए',
  unknownText: (app) => `कुछ नहीं बदला। फिर ऐसा हो तो ${app} टीम को बताएँ।`,
  unknownTextWithNumber: (requestId) => `कुछ नहीं बदला। फिर ऐसा हो तो हमें यह नंबर भेजें: ${requestId}।`,
  copyNumber: 'नंबर कॉपी करें',
}
