import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../support/startService.ts'
import { type Figure, median } from './figures.ts'
import { residentMb } from './whoami.ts'

const ROUNDS = 7

/** From the start of the process to its ready line, on an empty folder, and the memory it then holds. */
export async function startFigures(): Promise<Figure[]> {
  const readyMs: number[] = []
  const memoryMb: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const data = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
    const service = await startService({ data })
    readyMs.push(service.readyMs)
    memoryMb.push(residentMb(service.pid))
    await service.stop()
    rmSync(data, { recursive: true, force: true })
  }
  const memory = median(memoryMb.map(Number))
  return [
    { what: 'start on an empty folder', text: `${Math.round(median(readyMs))} ms (budget 1000)` },
    { what: 'memory when ready', text: `${memory} MB (budget 120)` },
  ]
}
