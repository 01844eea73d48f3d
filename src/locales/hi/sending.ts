import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'भेजें',
  text: 'आपके वॉलेट से कुछ भी जाने से पहले आप फ़ीस देखते हैं और पुष्टि करते हैं।',
  network: 'नेटवर्क',
  asset: 'क्या',
  to: 'किसे',
  toHint: (name) => `${name} पर कोई पता।`,
  amount: 'रकम',
  review: 'देखकर जाँचें',
  reviewing: 'आपका इंतज़ार है',
  address: 'पूरा पता डालें: 0x और 40 वर्ण।',
  solanaAddress: 'पूरा Solana पता डालें।',
  checksum: 'इस पते में टाइपिंग की गलती है। इसे फिर कॉपी करें।',
  nobody: 'इस पते पर भेजे गए पैसे वापस नहीं मिल सकते। पता जाँचें।',
  own: 'पैसे इसी पते से भेजे जाएँगे। कोई दूसरा पता डालें।',
  amountWrong: (example) => `रकम डालें, जैसे ${example}।`,
  failed: 'यह भेजा नहीं जा सका। आपके वॉलेट से कुछ नहीं गया।',
  noNetwork: 'यहाँ भेजने के लिए कोई नेटवर्क नहीं है।',
}
