import * as v from 'valibot'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { getNonces } from '../../src/wire/query/getNonces.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'

/** What a sponsored transaction was asked with: the whole body, and by whom. */
export type Sponsored = { readonly body: Record<string, unknown>; readonly stampedBy: string }

const HASH = `0x${'ab'.repeat(32)}`
const STATUS_ID = 'sponsored-1'

/**
 * A server of the API that has a gas station, in front of one that has none: numbers of the station and sponsored sending
 * are its own, in the forms of the contract; all else goes on.
 */
export function createGasStation(behind: typeof fetch) {
  const sponsored: Sponsored[] = []
  const asked: v.InferOutput<typeof getNonces.request>[] = []

  const activity = async (
    request: Request,
    name: 'ethSendTransactionV2' | 'solSendTransactionV2',
  ) => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const stamp = await verifyStamp(request.headers.get('X-Stamp') ?? '', bytes)
    const body = JSON.parse(new TextDecoder().decode(bytes))
    const { type, intentKey, resultKey, parameters } = submitEndpoints[name]
    // what the contract does not know is no request
    const intent = v.parse(v.strictObject(parameters.entries), body.parameters)
    sponsored.push({ body, stampedBy: stamp.kind === 'valid' ? stamp.publicKey : stamp.kind })
    const at = { seconds: '1793000000', nanos: '0' }
    const facts = { id: 'activity-1', organizationId: body.organizationId, type }
    const result = { [String(resultKey)]: { sendTransactionStatusId: STATUS_ID } }
    return Response.json({
      activity: {
        ...facts,
        status: 'ACTIVITY_STATUS_COMPLETED',
        intent: { [intentKey]: intent },
        result,
        votes: [],
        fingerprint: 'sha256:00',
        canApprove: false,
        canReject: false,
        createdAt: at,
        updatedAt: at,
      },
    })
  }

  const answers: Readonly<Record<string, (request: Request) => Promise<Response | null>>> = {
    async '/public/v1/query/get_nonces'(request) {
      // the configuration of the service behind it asks for the time of each query
      const { timestampMs: _, ...members } = Object(await request.json())
      const body = v.parse(v.strictObject(getNonces.request.entries), members)
      asked.push(body)
      if (!body.gasStationNonce) return null
      return Response.json({ ...(body.nonce && { nonce: '12' }), gasStationNonce: '34' })
    },
    async '/public/v1/submit/eth_send_transaction'(request) {
      const { parameters } = await request.clone().json()
      return parameters.sponsor ? activity(request, 'ethSendTransactionV2') : null
    },
    async '/public/v1/submit/sol_send_transaction'(request) {
      const { parameters } = await request.clone().json()
      return parameters.sponsor ? activity(request, 'solSendTransactionV2') : null
    },
    async '/public/v1/query/get_send_transaction_status'(request) {
      const { sendTransactionStatusId } = await request.json()
      if (sendTransactionStatusId !== STATUS_ID) return null
      const isOnSolana = 'unsignedTransaction' in Object(sponsored.at(-1)?.body.parameters)
      const where = isOnSolana ? { solana: { signature: 'sig' } } : { eth: { txHash: HASH } }
      return Response.json({ txStatus: 'INCLUDED', ...where })
    },
  }

  const front: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined
    return (await answer?.(request.clone())) ?? behind(request)
  }
  return { fetch: front, sponsored, asked }
}
