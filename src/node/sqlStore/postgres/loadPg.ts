import { StoreDriverMissingError } from '../storeErrors.ts'

type Pg = typeof import('pg')

/** Loads the driver when it is first needed: it is an optional peer. */
export async function loadPg(): Promise<Pg> {
  try {
    return await import('pg')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    throw code === 'ERR_MODULE_NOT_FOUND' ? new StoreDriverMissingError({ cause }) : cause
  }
}
