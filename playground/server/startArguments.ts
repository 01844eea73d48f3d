import { parseArgs } from 'node:util'
import { StartRefused } from '../../src/service/startRefused.ts'

export type StartArguments = {
  /** Of the playground. 0 takes any free one. @default 5173 */
  readonly port: number
  /** Of the service. @default 4455 */
  readonly servicePort: number
  /** The folder of the service. @default '.latchkit' */
  readonly data: string | undefined
}

const options = {
  port: { type: 'string', default: '5173' },
  'service-port': { type: 'string', default: '4455' },
  data: { type: 'string' },
} as const

/** @throws StartRefused with a plain sentence for an argument that makes no sense. */
export function readStartArguments(argv: readonly string[]): StartArguments {
  const values = valuesOf(argv)
  return {
    port: portFrom('--port', values.port),
    servicePort: portFrom('--service-port', values['service-port']),
    data: values.data,
  }
}

function valuesOf(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options }).values
  } catch (cause) {
    throw new StartRefused('The options are --port, --service-port and --data DIR.', cause)
  }
}

function portFrom(name: string, text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartRefused(`${name} is 0 to 65535.`)
  return port
}
