/** A value that nobody but its owner may read, and what kind of value it is. */
export type Secret = { readonly kind: string; readonly value: string }

/** Where it is looked for. */
export type Place = { readonly name: string; readonly bytes: Buffer }

/** The ways in which a value may be written: hexadecimal text stands for bytes, and they have spellings of their own. */
export const ENCODINGS = ['text', 'hex', 'HEX', 'base64', 'base64url', 'percent'] as const

const unpadded = (text: string) => text.replace(/={1,2}$/, '')

/** A value in one of the encodings. */
export function spell(value: string, encoding: (typeof ENCODINGS)[number]): Buffer {
  const isHex = /^(?:[0-9a-f]{2}){16,}$/i.test(value)
  const bytes = isHex ? Buffer.from(value, 'hex') : Buffer.from(value)
  switch (encoding) {
    case 'text':
      return bytes
    case 'hex':
      return Buffer.from(bytes.toString('hex'))
    case 'HEX':
      return Buffer.from(bytes.toString('hex').toUpperCase())
    case 'base64':
      return Buffer.from(unpadded(bytes.toString('base64')))
    case 'base64url':
      return Buffer.from(bytes.toString('base64url'))
    case 'percent':
      return Buffer.from(bytes.toString('hex').replace(/../g, '%$&'))
  }
}

/** Every place in which a secret stands, in any encoding: `kind as encoding in place`. */
export function findSecrets(
  secrets: readonly Secret[],
  places: readonly Place[],
): readonly string[] {
  return secrets.flatMap(({ kind, value }) =>
    ENCODINGS.flatMap((encoding) => {
      const form = spell(value, encoding)
      return places
        .filter(({ bytes }) => bytes.includes(form))
        .map(({ name }) => `${kind} as ${encoding} in ${name}`)
    }),
  )
}
