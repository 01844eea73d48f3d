import { expect, test } from 'vitest'
import { codeOf, createProxyClient } from '../../../test/support/proxyClient.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createService } from '../createService.ts'

test('a code is refused as too old at once, and those of others go on', async () => {
  const service = await createService({ development: true })
  const { proxy } = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const { publicKeyHex: public_key } = await generateKeyPair()

  async function send(contact: string) {
    const { body } = await proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
    const [message] = service.mailbox?.list(contact) ?? []
    const { otpId } = Object(body)
    const verify = () => proxy('otp_verify', { otpId, otpCode: message?.code, public_key })
    return { id: message?.id, verify }
  }
  const [mara, lev] = [await send('mara@okafor.example'), await send('lev@orchard.example')]
  const url = `http://localhost/inbox/messages/${mara.id}/expire`
  expect((await service.fetch(new Request(url, { method: 'POST' }))).status).toBe(200)
  expect(codeOf(await mara.verify())).toBe('OTP_EXPIRED')
  expect((await lev.verify()).status).toBe(200)
  expect((await send('mara@okafor.example').then(({ verify }) => verify())).status).toBe(200)
})
