import { afterEach, expect, test, vi } from 'vitest'
import { NetworkFailedError } from '../../../errors/network.ts'
import { loadPhoneNumbers } from '../../phone/loadPhoneNumbers.ts'
import { eventFromPhone } from './eventFromPhone.ts'

vi.mock('../../phone/loadPhoneNumbers.ts', { spy: true })

afterEach(() => vi.mocked(loadPhoneNumbers).mockRestore())

test('sends a number in its one form on the wire, whichever way it was typed', async () => {
  const wanted = { type: 'contactSubmitted', otpType: 'OTP_TYPE_SMS', contact: '+447700900123' }
  expect(await eventFromPhone('07700 900123', 'GB')).toEqual(wanted)
  expect(await eventFromPhone('+44 7700 900 123', 'US')).toEqual(wanted)
})

test('takes the region of the browser for a number that names none', async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  expect(await eventFromPhone('07700 900123')).toMatchObject({ contact: '+447700900123' })
  vi.unstubAllGlobals()
})

test('keeps what was typed when it is no number', async () => {
  expect(await eventFromPhone('0770', 'GB')).toMatchObject({
    type: 'contactRefused',
    draft: '0770',
    error: { code: 'CONTACT_INVALID' },
  })
})

test('keeps what was typed when the numbering plans cannot be loaded', async () => {
  vi.mocked(loadPhoneNumbers).mockRejectedValueOnce(new NetworkFailedError())
  expect(await eventFromPhone('07700 900123', 'GB')).toMatchObject({
    type: 'contactRefused',
    draft: '07700 900123',
    error: { code: 'NETWORK_FAILED' },
  })
  expect(await eventFromPhone('07700 900123', 'GB')).toMatchObject({ type: 'contactSubmitted' })
})
