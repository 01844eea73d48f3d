/** Blocks of characters that have no picture, or change how others are read, by the tables of Unicode. */
const HIDDEN: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0x110bd, 0x110bd],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0x10ffff],
]

/** More marks on one letter than any language has. */
const MOST_MARKS = 4

/** A text as it must be seen: every hidden character as its number in brackets. It shares no code with the kit. */
export function escapedModel(text: string): string {
  let marks = 0
  return Array.from(text, (character) => {
    const number = character.codePointAt(0) ?? 0
    marks = /^\p{Mark}$/u.test(character) ? marks + 1 : 0
    const isHidden = HIDDEN.some(([first, last]) => number >= first && number <= last)
    if (!isHidden && marks <= MOST_MARKS) return character
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  }).join('')
}

/** The characters that turn the direction of text (UAX 9, section 2). */
const TURNS = [
  0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
]
/** Where they are put to make a text look like another one. */
const FORMS = [
  '*',
  '*gnp.exe',
  'pay*eno',
  '1* ETH',
  'to: *0xdead',
  '**',
  'a*b*c',
  'שלום*abc',
  'abc*שלום',
  'مرحبا* 100',
  '100 *مرحبا',
  'app.example*moc.live',
  'line\n*line',
  '0x*123',
  'Approve* nothing',
  'x\u0301*y',
  '(*)',
]

/** 200 texts that are not what they look like. */
export const bidiTexts: readonly string[] = FORMS.flatMap((form) =>
  TURNS.map((turn) => form.replaceAll('*', String.fromCodePoint(turn))),
).slice(0, 200)

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic']

/** Whether a word in it has letters of two scripts that look like each other's. */
export function mixesScripts(text: string): boolean {
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => {
    const within = SCRIPTS.filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(word))
    return within.length > 1
  })
}
