import { loadOnce } from '../../http/loadOnce.ts'

/** What checks typed data before it is asked about is what reads it then. */
export const loadTypedData = loadOnce(() => import('./describe/typedData.ts'))
