import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export type Ended = { code: number | null; signal: NodeJS.Signals | null }

/** A run of `latchkit`, with everything that it says. */
export type Command = {
  readonly pid: number
  /** The first line on standard output; null when it ended without one. */
  readonly firstLine: Promise<string | null>
  readonly ended: Promise<Ended>
  stdout(): string
  stderr(): string
  kill(signal: NodeJS.Signals): void
}

/** Runs `latchkit` with these arguments, the way a person does. What still runs at the end of the test is killed. */
export function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const child = spawn(process.execPath, ['src/node/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const heard = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      heard[name] += text
    })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  const line = once(createInterface({ input: child.stdout }), 'line')
  return {
    pid: child.pid ?? 0,
    firstLine: Promise.race([line.then(([text]) => String(text)), ended.then(() => null)]),
    ended,
    stdout: () => heard.stdout,
    stderr: () => heard.stderr,
    kill: (signal) => void child.kill(signal),
  }
}
