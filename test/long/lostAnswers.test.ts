import { expect, onTestFinished, test } from 'vitest'
import { createFaultStage } from '../support/faults/faultStage.ts'
import { printCount } from '../support/printCount.ts'

test('sec/B14 an activity whose answer was lost is answered with its own record, a thousand times', async () => {
  const rounds = 1000
  const stage = await createFaultStage()
  onTestFinished(stage.stop)
  const before = await stage.rows()
  let same = 0
  const round = async (index: number) => {
    const seen: string[] = []
    let isLost = false
    const clients = stage.clientsOn(async (input, init) => {
      const response = await stage.answer(new Request(input, init))
      seen.push(await response.clone().text())
      if (isLost) return response
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    const contact = `mara+${index}@okafor.example`
    const parameters = { otpType: 'OTP_TYPE_EMAIL', contact, appName: 'Fieldnotes' } as const
    await clients.activities.submit(stage.root, 'initOtp', parameters)
    const ids = seen.map((text) => JSON.parse(text).activity.id)
    if (ids.length === 2 && ids[0] === ids[1]) same++
  }
  for (let index = 0; index < rounds; index += 50)
    await Promise.all(Array.from({ length: 50 }, (_, more) => round(index + more)))
  const after = await stage.rows()
  printCount('sec/B14 lost answers that were found again', same, rounds)
  expect(same).toBe(rounds)
  expect((after.activities ?? 0) - (before.activities ?? 0)).toBe(rounds)
  expect((after.otps ?? 0) - (before.otps ?? 0)).toBe(rounds)
})
