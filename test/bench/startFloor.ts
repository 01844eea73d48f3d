import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a server that does the bare minimum, as a process of its own. */
export async function startFloor(name: 'verifyOnly' | 'verifyAndSign') {
  const child = spawn(process.execPath, [`test/bench/${name}.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  return { url: String(url), stop }
}
