import type { Server } from 'node:http'
import { StartRefused } from '../../service/startRefused.ts'
import { type ListenAddress, listen } from './listen.ts'

/** Takes a port of this machine, the wanted one if it is free: one that is taken is not worth a refusal. */
export async function listenNear(server: Server, wanted: number): Promise<ListenAddress> {
  try {
    return await listen(server, '127.0.0.1', wanted)
  } catch (error) {
    if (wanted === 0 || !(error instanceof StartRefused)) throw error
    return listen(server, '127.0.0.1', 0)
  }
}
