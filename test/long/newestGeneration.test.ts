import { test } from 'vitest'
import { people, signUpAndReturn } from '../e2e/support/newestPeople.ts'
import { setStage } from '../e2e/support/stage.ts'

const stage = setStage()

test.each(Object.entries(people))(
  'with %s a new person signs up, and logs in again, over the newest generation',
  (_, meet) => signUpAndReturn(stage, meet),
)
