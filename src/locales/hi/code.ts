import type { CodeWords } from '../../react/words.ts'
import { characterForms, digitForms, minuteForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'अपना ईमेल देखें',
  titleLink: 'इस लिंक का इस्तेमाल नहीं किया जा सकता',
  titleSms: 'अपने संदेश देखें',
  sentDigits: (length) => `हमने ${plural(length, digitForms)} का कोड यहाँ भेजा है:`,
  sentCharacters: (length) => `हमने ${plural(length, characterForms)} का कोड यहाँ भेजा है:`,
  change: 'बदलें',
  fieldDigits: (length) => `${plural(length, digitForms)} का कोड`,
  fieldCharacters: (length) => `${plural(length, characterForms)} का कोड`,
  expiresIn: (time) => `${time} में समय खत्म होगा`,
  newCodeIn: (time) => `${time} में नया कोड`,
  sendNewCode: 'नया कोड भेजें',
  sendNewCodeIn: (time) => `${time} में नया कोड भेजें`,
  sendingNewCode: 'नया कोड भेजा जा रहा है',
  verify: 'कोड की पुष्टि करें',
  verifying: 'पुष्टि हो रही है',
  checking: 'कोड की जाँच हो रही है',
  accepted: 'कोड स्वीकार हो गया',
  acceptedForTab: 'कोड स्वीकार हो गया। यह टैब बंद होने तक आप लॉग इन रहेंगे।',
  loggedIn: 'लॉग इन हो गया',
  incompleteDigits: (length) => plural(length, { one: 'पूरा # अंक डालें।', other: 'सभी # अंक डालें।' }),
  incompleteCharacters: (length) =>
    plural(length, { one: 'पूरा # वर्ण डालें।', other: 'सभी # वर्ण डालें।' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'कोड गलत है। फिर कोशिश करें।'
      : plural(triesLeft, {
          one: 'कोड गलत है। # कोशिश बाकी है।',
          other: 'कोड गलत है। # कोशिशें बाकी हैं।',
        }),
  expired: (minutes) => `इस कोड का समय खत्म हो गया है। कोड ${plural(minutes, minuteForms)} तक चलते हैं।`,
  locked: 'बहुत ज़्यादा कोशिशें हुईं। अब आप नया कोड भेज सकते हैं।',
  lockedFor: (time) => `बहुत ज़्यादा कोशिशें हुईं। नए कोड के लिए ${time} इंतज़ार करें।`,
  resent: 'नया कोड भेज दिया गया। पुराना कोड अब काम नहीं करेगा।',
  linkTo: 'आपके ईमेल का लिंक इस पते से लॉग इन करता है:',
  linkWarning: 'तभी आगे बढ़ें जब यह लिंक आपने खुद माँगा हो।',
  linkOver: 'इस लिंक का समय खत्म हो गया है या इसका इस्तेमाल हो चुका है।',
  linkElsewhere: 'यह लिंक सिर्फ़ उसी ब्राउज़र में काम करता है जिससे इसे माँगा गया था।',
  addressUnverified:
    'किसी खाते में यह ईमेल या नंबर दर्ज है, पर वहाँ कभी सत्यापित नहीं हुआ। अगर वह खाता आपका है, तो उसका दूसरा लॉग इन तरीका इस्तेमाल करें।',
  createAccount: 'नया खाता बनाएँ',
  anotherMethod: 'दूसरा तरीका इस्तेमाल करें',
  anotherWay: 'दूसरा तरीका आज़माएँ',
  openMailApp: 'ईमेल ऐप खोलें',
  openNamedMail: (name) => `${name} खोलें`,
  devHint: (devCode) => `लोकल सेवा: कोड ${devCode} है।`,
  fillIn: 'भरें',
}
