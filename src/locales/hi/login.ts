import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `${app} में लॉग इन करें`,
  subtitle: 'यहाँ पहली बार? इससे आपका खाता बन जाएगा।',
  email: 'ईमेल',
  emailOrPhone: 'ईमेल या फ़ोन नंबर',
  phone: 'फ़ोन नंबर',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'हम SMS से कोड भेजेंगे। सामान्य शुल्क लागू होंगे।',
  country: 'देश',
  phoneMode: (country, callingCode) => `फ़ोन नंबर। देश: ${country}, प्लस ${callingCode}।`,
  continue: 'जारी रखें',
  sending: 'कोड भेजा जा रहा है',
  emptyEmail: 'अपना ईमेल डालें।',
  emptyEmailOrPhone: 'अपना ईमेल या फ़ोन नंबर डालें।',
  emptyPhone: 'अपना फ़ोन नंबर डालें।',
  badEmail: 'पूरा ईमेल पता डालें, जैसे you@example.com।',
  badPhone: 'देश के कोड के साथ पूरा फ़ोन नंबर डालें।',
  phoneCountryOff: 'हम इस देश में SMS नहीं भेजते। किसी और तरीके से लॉग इन करें।',
  phoneNotChecked: 'हम इस नंबर की जाँच नहीं कर पाए। थोड़ी देर में फिर कोशिश करें।',
  tooManySends: (minutes) =>
    `इस पते पर बहुत ज़्यादा कोड भेजे गए। ${plural(minutes, minuteForms)} बाद फिर कोशिश करें।`,
  tooManyRequests: (minutes) =>
    `यहाँ से बहुत ज़्यादा कोशिशें हुईं। ${plural(minutes, minuteForms)} बाद फिर कोशिश करें।`,
  deliveryFailed: 'हम कोड नहीं भेज पाए। थोड़ी देर में फिर कोशिश करें।',
  loadingMethods: 'लॉगिन के तरीके लोड हो रहे हैं',
  nothingEnabled: 'लॉगिन का कोई तरीका अभी चालू नहीं है।',
  nothingEnabledHere:
    'लॉगिन का कोई तरीका अभी चालू नहीं है। createLatchkit का `methods` और सेवा में क्या चालू है, यह देखें।',
  legalBefore: 'जारी रखकर आप ',
  legalTerms: 'शर्तों',
  legalBetween: ' और ',
  legalPrivacy: 'निजता नीति',
  legalAfter: ' से सहमत होते हैं।',
}
