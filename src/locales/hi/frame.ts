import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'यह पेज अलग टैब में खोलें',
  refusedText:
    'जब तक यह किसी और साइट के अंदर है, आप लॉग इन नहीं कर सकते। इससे कोई आपको धोखे से क्लिक नहीं करा पाता।',
  openInTab: 'नए टैब में खोलें',
  devRefusedHelp: (origins) =>
    `${origins} को अनुमति देने के लिए उसे createLatchkit के frameAncestors में लिखें।`,
  covered: 'कोई चीज़ इस विंडो को ढक रही है। आगे बढ़ने के लिए उसे हटाएँ।',
}
