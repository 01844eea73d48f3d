import { randomUUID } from 'node:crypto'
import { createIsolationStage } from './isolationStage.ts'
import { proxyCalls } from './proxyCalls.ts'

/** Ids that stand close to a real one, or are it in another spelling. */
const nearMisses: readonly ((id: string) => string)[] = [
  (id) => id.toUpperCase(),
  (id) => id.replaceAll('-', ''),
  (id) => `{${id}}`,
  (id) => `${id}, ${id}`,
  (id) => `${id}'--`,
  (id) => encodeURIComponent(`${id}\0`),
  (id) => id.slice(0, -1),
]

/** The id with one hex digit changed. */
function neighbour(id: string, at: number): string {
  const index = at % id.length
  const digit = Number.parseInt(id[index] ?? '', 16)
  if (Number.isNaN(digit)) return `${id}${at % 10}`
  const changed = digit ^ (1 + (at % 15))
  return id.slice(0, index) + changed.toString(16) + id.slice(index + 1)
}

/**
 * Asks every operation of the auth proxy under configurations that nobody has: chance ids, neighbours of real ones, and
 * real ones spelled otherwise.
 *
 * @returns how many were refused, and every different answer (status and text) among them.
 */
export async function guessConfigs(count: number) {
  const stage = await createIsolationStage()
  const ids = Object.values(stage.families).map(({ configId }) => configId)
  const bodies = new Map<string, string>()
  for (const call of proxyCalls) bodies.set(call.name, JSON.stringify(await call.body(stage, 'A1')))
  const calls = [...bodies]
  const answers = new Set<string>()
  let refused = 0
  for (let n = 0; n < count; n++) {
    const [name, text] = calls[n % calls.length] ?? ['', '']
    const id = ids[n % ids.length] ?? ''
    const near = nearMisses[n % 97]
    const guess = near ? near(id) : n % 3 === 0 ? neighbour(id, n) : randomUUID()
    const response = await stage.sendProxy(guess, `/v1/${name}`, text)
    answers.add(`${response.status} ${await response.text()}`)
    if (!response.ok) refused++
  }
  return { refused, answers: [...answers], errors: stage.kit.errors }
}
