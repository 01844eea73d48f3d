import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import { exportWallet } from '../../src/core/wallet/exporting/exportSecret.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readEnvironment } from '../../src/node/environment.ts'
import { createLog } from '../../src/node/log.ts'
import { type RunningService, serve } from '../../src/node/serve.ts'
import { createService } from '../../src/service/createService.ts'
import type { ProxyChanges } from '../../src/service/store/settingRows.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi, resultText } from '../support/activityApi.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'
import { allowPasskeys, sendWithPasskey, signUpWithPasskey } from '../support/passkeySteps.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { rootPenOf } from '../support/rootPen.ts'
import { createSoftAuthenticator, FLAGS } from '../support/softAuthenticator.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

describe('two Host headers', () => {
  let running: RunningService
  beforeAll(async () => {
    const log = createLog({ writeText: () => undefined, nowMs: Date.now })
    running = await serve({ memory: true, port: 0, environment: readEnvironment({}), log })
  }, 60_000)
  afterAll(() => running.close())

  async function send(...hosts: string[]): Promise<string> {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const lines = hosts.map((host) => `${host}\r\n`).join('')
    socket.write(`GET /health HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    let text = ''
    for await (const piece of socket) text += piece
    return text.split('\r\n')[0] ?? ''
  }

  test('one is answered, two are 400, whichever comes first and however it is spelled', async () => {
    expect(await send('Host: localhost')).toBe('HTTP/1.1 200 OK')
    expect(await send('Host: localhost', 'Host: localhost')).toContain('400')
    expect(await send('Host: localhost', 'host: evil.example')).toContain('400')
    expect(await send('HOST: evil.example', 'X-A: b', 'Host: localhost')).toContain('400')
    expect(await send()).toContain('400')
  })
})

describe('user verification', () => {
  const TOUCHED = FLAGS.present | FLAGS.backupEligible | FLAGS.backedUp
  const VERIFIED = TOUCHED | FLAGS.verified

  async function start(changes: ProxyChanges = {}) {
    const kit = await createTestApi()
    await allowPasskeys(kit, { changes })
    const passkey = await createSoftAuthenticator()
    const { organizationId, userId } = await signUpWithPasskey(kit, passkey)
    const send = async (name: keyof typeof submitEndpoints, parameters: object, flags: number) => {
      const body = kit.envelope(name, parameters, { organizationId })
      const { path } = submitEndpoints[name]
      return sendWithPasskey(kit, passkey, { path, body, made: { flags } })
    }
    return { kit, organizationId, userId, send }
  }

  test('an export and a step-up refuse a passkey that was only touched', async () => {
    const { kit, userId, send } = await start()
    const made = await send(
      'createWallet',
      { walletName: 'W', accounts: [ethereumAccount] },
      VERIFIED,
    )
    expect(made.code).toBe('OK')
    const walletId = resultText(made, 'walletId')
    const { publicKeyUncompressedHex: targetPublicKey } = await createTargetKey()
    const exporting = { walletId, targetPublicKey }
    const touched = await send('exportWallet', exporting, TOUCHED)
    expect(touched.code).toBe('SIGNATURE_INVALID')
    expect(touched.detail?.description).toContain('did not verify its holder')
    expect((await kit.parts.store.first('wallets', { id: walletId }))?.isExported).toBe(false)
    const renaming = { userId, userName: 'Mara' }
    expect((await send('updateUserName', renaming, TOUCHED)).code).toBe('SIGNATURE_INVALID')
    const approval = { fingerprint: `sha256:${'0'.repeat(64)}` }
    expect((await send('approveActivity', approval, TOUCHED)).code).toBe('SIGNATURE_INVALID')
    expect((await send('exportWallet', exporting, VERIFIED)).code).toBe('OK')
  })

  test.each([
    [undefined, 'OK'],
    ['preferred', 'OK'],
    ['required', 'SIGNATURE_INVALID'],
  ] as const)('a log-in by touch under %s is %s', async (userVerification, code) => {
    const { send } = await start(userVerification === undefined ? {} : { userVerification })
    const { publicKeyHex: publicKey } = await generateKeyPair()
    expect((await send('stampLogin', { publicKey }, TOUCHED)).code).toBe(code)
    expect((await send('stampLogin', { publicKey }, VERIFIED)).code).toBe('OK')
  })

  test('the configuration says it to kits, and an organization sets it', async () => {
    const service = await createService({ development: true, rpId: 'localhost' })
    const { proxy } = createProxyClient({
      fetch: (request) => service.fetch(request),
      url: 'http://localhost',
      authProxyConfigId: service.facts.authProxyConfigId,
    })
    const pen = await rootPenOf(service)
    expect((await proxy('wallet_kit_config', {})).body).toMatchObject({
      userVerification: 'preferred',
    })
    await pen.submit('updateAuthProxyConfig', { userVerification: 'required' })
    expect((await proxy('wallet_kit_config', {})).body).toMatchObject({
      userVerification: 'required',
    })
    const bad = await pen.submit('updateAuthProxyConfig', { userVerification: 'discouraged' })
    expect(bad.code).toBe('REQUEST_INVALID')
  })

  test('the kit asks the browser for it whatever the app prefers', async () => {
    const stage = await startPasskeyService()
    await fakeCredentials()
    const asked: unknown[] = []
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    vi.spyOn(credentials, 'get').mockImplementation((options) => {
      asked.push(options?.publicKey?.userVerification)
      return get(options)
    })
    const kit = stage.startKit({
      passkey: { autofill: false, offerAfterLogin: false, userVerification: 'preferred' },
      signup: { wallet: { accounts: ['ethereum'] } },
    })
    const result = kit.login.open()
    await reached(kit, 'choosing')
    kit.login.submitContact('mara@okafor.example')
    await reached(kit, 'enteringCode')
    kit.login.submitCode(stage.codeFor('mara@okafor.example'))
    await result
    const state = kit.session.getState()
    await addPasskey(kit, { userId: state.status === 'logged-in' ? state.session.userId : '' })
    const { wallets } = await kit.query('listWallets', {})
    const walletId = wallets[0]?.walletId ?? ''
    const secret = await exportWallet(kit, { walletId, confirm: 'passkey' })
    secret.forget()
    expect(asked).toEqual(['required'])
    await stage.stop()
    vi.unstubAllGlobals()
  }, 60_000)
})
