/** A length of time in words: whole minutes where it is whole minutes, else seconds. */
export function wordsForDuration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
