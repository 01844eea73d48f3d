/** The entries of a list that commas divide; undefined for nothing. */
export function listFrom(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined
  return text.split(',').map((entry) => entry.trim())
}
