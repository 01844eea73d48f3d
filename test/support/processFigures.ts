import { readdirSync, readFileSync } from 'node:fs'

/** The resident memory of a process, in MB; undefined where the system does not tell. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** How many files and sockets a process has open. */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

export type Sample = { readonly atMs: number; readonly value: number }

/** How much a figure grows in a minute, by the line that fits best (least squares). */
export function slopePerMinute(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const [atMs, value] = [mean(samples.map((s) => s.atMs)), mean(samples.map((s) => s.value))]
  const spread = samples.reduce((sum, s) => sum + (s.atMs - atMs) ** 2, 0)
  const shared = samples.reduce((sum, s) => sum + (s.atMs - atMs) * (s.value - value), 0)
  return (shared / spread) * 60_000
}
