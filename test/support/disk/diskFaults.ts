import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('./diskFaults.c', import.meta.url))

const operations = { write: 1, sync: 2, truncate: 4 } as const
const files = { log: 1, database: 2 } as const
const numbers = { EIO: 5, ENOSPC: 28, EROFS: 30, EDQUOT: 122 } as const

/** What fails, where, how, and after how many that do not. */
export type DiskFault = {
  readonly operation: keyof typeof operations
  readonly file: keyof typeof files
  readonly error: keyof typeof numbers
  readonly skip: number
}

/** The place of the count in the page that the library shares. */
const FAILED = 4
const FIELDS = 5

/**
 * Makes a disk that fails when it is told to, for a process that is started with `env`: a small library between the process
 * and the C library. It needs Linux and a C compiler (`cc`).
 */
export function createDiskFaults(folder: string) {
  if (constants.errno.ENOSPC !== numbers.ENOSPC) throw new Error('the numbers are those of Linux')
  const library = join(folder, 'diskFaults.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl'])
  const page = join(folder, 'orders')
  const file = openSync(page, 'w+', 0o600)
  const write = (values: readonly number[]) => writeSync(file, Int32Array.from(values), 0, null, 0)
  write(Array.from({ length: FIELDS }, () => 0))
  return {
    env: { LD_PRELOAD: library, DISK_FAULTS: page },
    begin: (fault: DiskFault) =>
      write([operations[fault.operation], files[fault.file], numbers[fault.error], fault.skip, 0]),
    end: () => write([0]),
    /** How many calls have failed since `begin`. */
    failed: (): number => {
      const values = new Int32Array(FIELDS)
      readSync(file, values, 0, values.byteLength, 0)
      return values[FAILED] ?? 0
    },
    close: () => closeSync(file),
  }
}
