/** A code in two groups, as the message shows it: 413902 → 413 902. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}

/** An address as it is read aloud: mara@okafor.example → mara at okafor dot example. */
export function spokenContact(contact: string): string {
  return contact.replace('@', ' at ').replaceAll('.', ' dot ')
}

/** 286 → 4:46 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const time = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

export const clockTime = (date: Date): string => time.format(date)

const precise = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** 10:22:31.077 */
export const preciseTime = (atMs: number): string => precise.format(atMs)
