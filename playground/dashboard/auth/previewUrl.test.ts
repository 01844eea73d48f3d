import { expect, test } from 'vitest'
import { previewResponse } from '../../../src/node/http/dashboardPreview.ts'
import { previewUrl } from './usePreview.ts'

const queryOf = (...given: Parameters<typeof previewUrl>) =>
  new URL(previewUrl(...given), 'http://localhost').searchParams

test('asks for the message that the settings make', async () => {
  const settings = {
    emailCustomizationParams: { appName: 'Trail & Book' },
    sendFromEmailAddress: 'login@trailbook.example',
    otpExpirationSeconds: 60,
  }
  const answer = await previewResponse(queryOf(settings, 'email', 'json')).json()
  expect(answer).toMatchObject({
    subject: '413 902 is your Trail & Book code',
    from: { address: 'login@trailbook.example' },
  })
  expect(answer.text).toContain('1 minute')
})

test('leaves out what is empty, so that the own words of the service are shown', () => {
  const settings = { smsCustomizationParams: { template: '' }, replyToEmailAddress: '' }
  expect([...queryOf(settings, 'sms', 'json').keys()].toSorted()).toEqual([
    'channel',
    'form',
    'seconds',
  ])
})
