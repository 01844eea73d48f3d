/** Another letter of the same alphabet in one place. */
export function mistype(text: string, at: number): string {
  const letter = text[at] === '3' ? '4' : '3'
  return text.slice(0, at) + letter + text.slice(at + 1)
}
