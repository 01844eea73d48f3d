const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' })

/** A moment as the wire has it, in milliseconds since 1970. */
export const msFromTime = (time: { readonly seconds: string }) => Number(time.seconds) * 1000

/** Day and minute. */
export const whenOf = (ms: number) => dayAndTime.format(ms)

/** The clock alone for today, else with the day. */
export function timeOf(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString()
  return isToday ? clock.format(ms) : whenOf(ms)
}
