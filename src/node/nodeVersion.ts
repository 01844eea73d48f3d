/** The oldest Node that has what the service needs, such as a built-in SQLite. */
const OLDEST = [22, 12] as const

/**
 * Returns why a version of Node cannot run the service, as an English sentence; null for one that can. Written in what Node
 * 14 can read.
 *
 * @param version - like `22.12.0`.
 */
export function whyNodeIsTooOld(version: string): string | null {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST
  const isOld =
    Number(major) < oldestMajor || (Number(major) === oldestMajor && Number(minor) < oldestMinor)
  return isOld
    ? `Latchkit needs Node ${oldestMajor}.${oldestMinor} or newer, and this is Node ${version}. Install a newer Node from https://nodejs.org.`
    : null
}
