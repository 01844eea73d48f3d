import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AttackName } from './attackNames.ts'
import type { Access } from './startProduction.ts'

/** An attack that is ready to begin, in a process of its own. It runs at a low priority, its preparation does not. */
export async function prepareAttack(name: AttackName, access: Access) {
  const entry = fileURLToPath(new URL('runAttack.ts', import.meta.url))
  const attack = fork(entry, [name, JSON.stringify(access)], { stdio: 'inherit' })
  const ended = once(attack, 'exit')
  await Promise.race([once(attack, 'message'), ended])
  if (attack.exitCode !== null) throw new Error(`the attack ${name} did not begin`)
  return {
    begin() {
      if (attack.pid) setPriority(attack.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      attack.send('begin')
    },
    /** @returns how often each status was answered. */
    async end(): Promise<string> {
      const sent = once(attack, 'message')
      attack.send('end')
      const [outcome] = await Promise.race([sent, ended.then(() => ['ended early'])])
      return String(outcome)
    },
    async stop(): Promise<void> {
      attack.kill('SIGKILL')
      await ended
    },
  }
}
