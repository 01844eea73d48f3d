import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../src/service/store/store.ts'
import { onEachStore } from './store/onEachStore.ts'
import { rowSuite } from './store/rowSuite.ts'
import { transactionSuite } from './store/transactionSuite.ts'

// the one suite, each test on an empty store
onEachStore((open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())
  rowSuite(() => store)
  transactionSuite(() => store)
})
