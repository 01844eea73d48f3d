import { lockPrototypes } from '../../src/node/lockPrototypes.ts'

lockPrototypes()
