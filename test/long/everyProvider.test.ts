import { test } from 'vitest'
import { startServiceWithEveryProvider } from '../e2e/support/everyProvider.ts'
import { signUpAndReturn, trades } from '../e2e/support/providerJourney.ts'
import { setStage } from '../e2e/support/stage.ts'

const stage = setStage({ service: startServiceWithEveryProvider })

test.for(Object.keys(trades) as (keyof typeof trades)[])(
  'with %s a new person signs up, logs out, and logs in again',
  (name) => signUpAndReturn(stage, name),
)
