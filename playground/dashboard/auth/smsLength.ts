/** GSM 03.38: these count one, those in brackets and the like two; with any other letter all count as Unicode. */
const BASIC =
  /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/
const DOUBLE = /[\^{}\\[\]~|€]/g

/** How much of a text message a text takes, and how many messages it makes. */
export function smsLength(text: string) {
  const isBasic = BASIC.test(text)
  const length = isBasic ? text.length + (text.match(DOUBLE)?.length ?? 0) : text.length
  const [one, part] = isBasic ? [160, 153] : [70, 67]
  return { length, limit: one, messages: length <= one ? 1 : Math.ceil(length / part) }
}
