import type { SessionWords } from '../../react/words.ts'
import { plural, secondForms, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'आपका सेशन',
  endsIn: (time) => `आप ${time} में लॉग आउट हो जाएँगे`,
  endsInSeconds: (seconds) =>
    `आप ${plural(seconds, secondForms)} में लॉग आउट हो जाएँगे। लॉग इन रहने के लिए F6 दबाएँ।`,
  keepWorking: 'जिस पर आप काम कर रहे हैं उसे बचाने के लिए बने रहें।',
  stay: 'लॉग इन रहें',
  staying: 'बढ़ाया जा रहा है',
  stayed: 'आप लॉग इन रहेंगे।',
  logOut: 'लॉग आउट करें',
  offline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर फिर कोशिश करें।',
  failed: 'यह नहीं हो पाया। आप अब भी लॉग इन हैं। फिर कोशिश करें।',
  refused: 'यह सेशन बढ़ाया नहीं जा सकता। अपना काम सेव करें, फिर दोबारा लॉग इन करें।',
  againTitle: 'जारी रखने के लिए फिर लॉग इन करें',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'आपका सेशन खत्म हो गया। आप जो कर रहे थे वह अब भी यहीं है।'
      : `आपका सेशन ${span(lifetimeMs)} बाद खत्म हो गया। आप जो कर रहे थे वह अब भी यहीं है।`,
  keyLost: 'इस ब्राउज़र ने वह कुंजी मिटा दी जिससे आप लॉग इन रहते थे। आपका खाता सुरक्षित है।',
  refusedHere:
    'इस ब्राउज़र ने आपके सेशन का जो डेटा रखा था, वह हमारी जाँच में खरा नहीं उतरा। आपका खाता सुरक्षित है।',
  elsewhereTitle: 'आपने दूसरे टैब में लॉग आउट किया',
  elsewhere: 'यह टैब भी लॉग आउट हो गया है।',
  logInAgain: 'फिर लॉग इन करें',
  anotherMethod: 'दूसरा तरीका इस्तेमाल करें',
  close: 'बंद करें',
}
