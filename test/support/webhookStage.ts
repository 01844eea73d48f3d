import type { Limits } from '../../src/service/limits/limits.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createDispatcher, type Dispatcher } from '../../src/service/webhooks/createDispatcher.ts'
import { createWebhookKeys } from '../../src/service/webhooks/webhookKeys.ts'
import type { WebhookOutcome, WebhookPost } from '../../src/service/webhooks/webhookSender.ts'
import { webhookHeaders } from '../../src/wire/webhookHeaders.ts'
import { createTestApi, resultText, type TestApi } from './activityApi.ts'

/** An answer with that status. */
export function answered(status: number, retryAfter: string | null = null): WebhookOutcome {
  return { kind: 'answered', status, retryAfter }
}

/** The activity API with a receiver of webhooks that answers as it is told, and a process or more that send to it. */
export async function openWebhookStage(store?: Store) {
  const kit = await createTestApi(store ? { store } : {})
  const posts: WebhookPost[] = []
  const receiver = {
    answer: (_post: WebhookPost): WebhookOutcome | Promise<WebhookOutcome> => answered(200),
  }
  const keys = createWebhookKeys(kit.parts)
  const newDispatcher = (more: { development?: boolean; limits?: Limits } = {}): Dispatcher =>
    createDispatcher({
      ...kit.parts,
      ...more,
      keys,
      sender: {
        allowsLoopback: true,
        mayReach: async () => true,
        post: async (post) => {
          posts.push(post)
          return receiver.answer(post)
        },
      },
    })
  const dispatcher = newDispatcher()
  const root = { key: kit.root.key }
  return {
    kit,
    posts,
    receiver,
    root,
    keys,
    newDispatcher,
    dispatcher,
    /** Sends everything that is due, and waits for the answers. */
    async deliver(by = dispatcher): Promise<void> {
      while ((await by.startDue()) > 0) await by.idle()
    },
    /** What was told, as objects, in the order in which it was sent. */
    told: () => posts.map(({ body }) => JSON.parse(body)),
    /** A header of everything that was sent. */
    header: (name: keyof typeof webhookHeaders) =>
      posts.map(({ headers }) => headers[webhookHeaders[name]] ?? ''),
  }
}

export type WebhookStage = Awaited<ReturnType<typeof openWebhookStage>>

/** Something that happens: an activity that changes nothing for anybody. */
export async function happen({ kit, root }: WebhookStage, call = {}): Promise<string> {
  const parameters = { userTagName: `Tag ${kit.parts.newId()}`, userIds: [] }
  const reply = await kit.submit('createUserTag', parameters, { ...root, ...call })
  return resultText(reply, 'userTagId')
}

/** Adds an endpoint that hears of activities; its own making is not among what was sent. */
export async function addEndpoint(stage: WebhookStage, more = {}, call = {}): Promise<string> {
  const reply = await stage.kit.submit(
    'createWebhookEndpoint',
    { ...newEndpoint(), ...more },
    { ...stage.root, ...call },
  )
  const endpointId = resultText(reply, 'endpointId')
  await stage.deliver()
  stage.posts.length = 0
  return endpointId
}

/** An endpoint as `create_webhook_endpoint` takes it. */
export function newEndpoint() {
  return {
    url: 'http://localhost:9/hook',
    name: 'Hook',
    subscriptions: [{ eventType: 'ACTIVITY_UPDATES' }],
  }
}

/** The deliveries of an organization as its root user reads them, newest first. */
export async function deliveriesOf(kit: TestApi, body: Record<string, unknown> = {}) {
  const reply = await kit.query('listWebhookDeliveries', body)
  const list: unknown = Object(reply.body).webhookDeliveries
  if (!Array.isArray(list)) throw new Error(reply.code)
  return list.map((each) => Object(each))
}
