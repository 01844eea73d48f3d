import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { attackNames } from './attackNames.ts'
import { attacks } from './attacks.ts'
import { createAttacker } from './createAttacker.ts'

/** Runs one attack from the message `begin` to the message `end`: its name, and what is known of the service, as JSON. */
const [, , given, access = '{}'] = process.argv
const name = attackNames.find((one) => one === given)
if (!name) throw new Error('there is no such attack')

const attacker = await createAttacker(JSON.parse(access))
const runs = await attacks[name](attacker)
for (const key of Object.keys(attacker.answers)) delete attacker.answers[key]
let isOver = false
process.send?.('ready')
await once(process, 'message')
process.once('message', () => {
  isOver = true
  const counts = Object.entries(attacker.answers).map(([what, count]) => `${what} ${count}`)
  process.send?.(`answers: ${counts.join(', ') || 'none'}`, () => process.exit(0))
})
await Promise.all(
  runs.map(async (run) => {
    while (!isOver) {
      const isAllowed = await run()
      // whoever is told to wait does: for a second, the least that it is told
      if (!isAllowed) await wait(1000)
    }
  }),
)
