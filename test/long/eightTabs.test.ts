import { expect, test } from 'vitest'
import { serveOwnService } from '../e2e/support/ownService.ts'
import { browsers, renewTogether } from '../e2e/support/renewTogether.ts'
import { createTime } from '../e2e/support/sessionPages.ts'
import { setStage } from '../e2e/support/stage.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 100

const time = createTime()
const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })

test.each(Object.entries(browsers))(
  '%s: eight tabs renew once in each of a hundred rounds, and end with the same session',
  async (name, prepare) => {
    const passed = await renewTogether(stage, time, { tabs: 8, rounds: ROUNDS, prepare })
    printCount(`${name}: eight tabs renewed once`, passed, ROUNDS)
    expect(passed).toBe(ROUNDS)
  },
  1_800_000,
)
