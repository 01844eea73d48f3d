import { createSealer, type Sealer } from '../../src/crypto/seal/seal.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { type KeptSecret, sealedPlaces } from '../../src/service/sealedPlaces.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createProxyClient } from './proxyClient.ts'
import { type PenReply, rootPenOf } from './rootPen.ts'
import { ethereumAccountAt } from './walletSteps.ts'
import { newEndpoint } from './webhookStage.ts'

/** A key of 32 equal bytes. */
export const keyOf = (byte: number) => new Uint8Array(32).fill(byte)

/** A development service over a store that outlives it. */
export async function startOn(
  store: Store,
  key: Uint8Array,
  older: readonly Uint8Array[] = [],
): Promise<Service> {
  return createService({
    development: true,
    store: { ...store, close: async () => undefined },
    keyEncryptionKey: key,
    olderKeyEncryptionKeys: older,
    oauth2Providers: [provider],
    webhookSender: {
      allowsLoopback: true,
      mayReach: async () => true,
      post: async () => ({ kind: 'answered', status: 200, retryAfter: null }),
    },
  })
}

const provider = {
  name: 'x',
  clientId: 'x-client',
  clientSecret: 'the client secret of x',
  authorizationEndpoint: 'https://x.example/authorize',
  scopes: ['users.read'],
  tokenEndpoint: 'https://x.example/token',
  clientAuthentication: 'basic',
  userInfo: { endpoint: 'https://x.example/me', subjectMember: 'id' },
} as const

const onRamp = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'pk_test_1',
  encryptedSecretApiKey: 'the encrypted secret of an on-ramp',
  encryptedPrivateApiKey: 'the encrypted private key of an on-ramp',
}

const resultOf = ({ body }: PenReply) => Object(Object.values(Object(body).activity.result)[0])

/** Makes a secret of every kind that a service keeps. @returns what signs. */
export async function makeSecrets(service: Service, wallets = 3): Promise<readonly string[]> {
  const pen = await rootPenOf(service)
  const signers: string[] = []
  for (let n = 0; n < wallets; n++) {
    const accounts = [ethereumAccountAt(0)]
    const made = await pen.submit('createWallet', { walletName: `Wallet ${n}`, accounts })
    signers.push(...resultOf(made).addresses)
    const privateKey = { privateKeyName: `Key ${n}`, curve: 'CURVE_SECP256K1', privateKeyTags: [] }
    const addressFormats = ['ADDRESS_FORMAT_ETHEREUM']
    const keys = { privateKeys: [{ ...privateKey, addressFormats }] }
    signers.push(resultOf(await pen.submit('createPrivateKeys', keys)).privateKeys[0].privateKeyId)
  }
  await pen.submit('createWebhookEndpoint', newEndpoint())
  await service.webhooks?.startDue()
  await service.webhooks?.idle()
  await pen.submit('createFiatOnRampCredential', onRamp)
  await pen.submit('initImportWallet', { userId: service.facts.rootUserId })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request, { clientAddress: '127.0.0.1' }),
    url: 'http://localhost',
    ...service.facts,
  })
  await client.logIn('mara@okafor.example')
  // one more code, which nobody has typed yet
  await client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: 'mara@okafor.example' })
  return signers
}

/** The same payload signed with each of them: the same texts, as long as the keys are the same. */
export async function signaturesOf(service: Service, signers: readonly string[]) {
  const pen = await rootPenOf(service)
  const how = {
    payload: 'hello',
    encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
    hashFunction: 'HASH_FUNCTION_SHA256',
  }
  const signed = signers.map((signWith) => pen.submit('signRawPayload', { signWith, ...how }))
  return (await Promise.all(signed)).map(resultOf)
}

/** A secret as its row keeps it. */
export type Sealed = KeptSecret & { readonly sealed: string }

/** Everything that a store keeps sealed. */
export async function everySealed(store: Store): Promise<readonly Sealed[]> {
  const found = await Promise.all(sealedPlaces.map((place) => place.find(store, '', 1000)))
  return found
    .flat()
    .flatMap((kept) => (kept.sealed === null ? [] : { ...kept, sealed: kept.sealed }))
}

/** How many of them a sealer with that key alone opens. */
export async function openedBy(key: Uint8Array, kept: readonly Sealed[]): Promise<number> {
  const sealer = await createSealer(key)
  const outcomes = await Promise.all(kept.map((one) => opens(sealer, one.sealed, one.boundTo)))
  return outcomes.filter(Boolean).length
}

/** Whether a sealed text opens there. */
export async function opens(sealer: Sealer, sealed: string, boundTo: string): Promise<boolean> {
  try {
    await sealer.open(sealed, boundTo)
    return true
  } catch {
    return false // that is the answer
  }
}
