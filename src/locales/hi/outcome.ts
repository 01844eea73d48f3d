import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'भेजा जा रहा है',
  sendingText: 'आप इसे बंद कर सकते हैं। पूरा होने पर हम बता देंगे।',
  steps: ['हस्ताक्षर हुआ', 'नेटवर्क को भेजा गया', 'पुष्टि हुई'],
  sent: 'भेजा गया',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null ? `${time} में पुष्टि हुई।` : `${network} पर ${time} में पुष्टि हुई।`
  },
  andFee: (fee) => `और ${fee} फ़ीस`,
  done: 'पूरा हुआ',
  explorer: 'एक्सप्लोरर में देखें',

  revertedTransfer: 'ट्रांसफ़र पूरा नहीं हुआ',
  revertedPermission: 'अनुमति पूरी नहीं हुई',
  reverted: 'लेन-देन पूरा नहीं हुआ',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'कुछ नहीं गया' : `आपकी रकम ${amount} नहीं गई`
    return fee === null ? `${moved}। नेटवर्क ने फ़ीस रख ली।` : `${moved}। नेटवर्क ने ${fee} फ़ीस रख ली।`
  },
  noFee: 'यह सिमुलेशन में रुक गया, इसलिए कोई फ़ीस नहीं ली गई।',
  why: 'क्यों:',
  noReason: 'नेटवर्क ने कोई कारण नहीं बताया।',
  where: 'यह कहाँ रुका',
  outermost: 'बाहर से अंदर की ओर',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# चरण' })
      : plural(steps, { one: '# चरण, बाहर से अंदर की ओर', other: '# चरण, बाहर से अंदर की ओर' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'कॉन्ट्रैक्ट की एक जाँच विफल हुई',
    '0x11': 'संख्या बहुत बड़ी या बहुत छोटी',
    '0x12': 'शून्य से भाग',
    '0x21': 'ऐसा कोई विकल्प नहीं',
    '0x22': 'खराब स्टोरेज',
    '0x31': 'सूची में लेने को कुछ नहीं बचा',
    '0x32': 'सूची में ऐसी कोई जगह नहीं',
    '0x41': 'बहुत ज़्यादा मेमोरी',
    '0x51': 'ऐसा फ़ंक्शन जो है ही नहीं',
  },
  stopped: 'बिना कारण बताए रुक गया',
  selector: 'पढ़ने लायक कारण नहीं। सेलेक्टर',
  cause: 'कारण',
  log: 'प्रोग्राम लॉग',
  units: (units) => `${units} यूनिट इस्तेमाल हुईं`,

  replaced: 'इसकी जगह किसी दूसरे लेन-देन ने ले ली',
  replacedText:
    'इसके बजाय इसी खाते का उसी नंबर वाला दूसरा लेन-देन शामिल हुआ। इस लेन-देन से न कुछ भेजा गया और न कोई खर्च हुआ।',
  notIncluded: 'किसी ब्लॉक ने इसे शामिल नहीं किया, इसलिए कोई शुल्क नहीं लिया गया।',
}
