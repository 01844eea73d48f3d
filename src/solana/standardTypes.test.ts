import type { getWallets } from '@wallet-standard/app'
import { expectTypeOf, test } from 'vitest'
import type { LatchkitWallet, StandardAccount } from './standard.ts'

type Standard = ReturnType<ReturnType<typeof getWallets>['get']>[number]
type Given = Standard['accounts'][number]

test('an account has the type of the standard, which an app may hand back as it is', () => {
  expectTypeOf<LatchkitWallet>().toExtend<Standard>()
  expectTypeOf<StandardAccount>().toExtend<Given>()
  expectTypeOf<Given>().toExtend<StandardAccount>()
})
