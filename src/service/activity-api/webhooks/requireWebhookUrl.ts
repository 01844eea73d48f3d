import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { whyNoWebhookUrl } from '../../webhooks/webhookUrl.ts'

/**
 * Lets a URL pass to which webhooks may go. The same is asked again before each attempt, since names move.
 *
 * @param path - where it stands in the request.
 * @throws Refusal `WEBHOOK_URL_NOT_ALLOWED`.
 */
export async function requireWebhookUrl(
  { webhookSender, development }: Pick<ServiceParts, 'webhookSender' | 'development'>,
  url: string,
  path: string,
): Promise<void> {
  const allowsLoopback = webhookSender?.allowsLoopback ?? development
  const why = whyNoWebhookUrl(url, { allowsLoopback, hosts: webhookSender?.hosts })
  if (why !== null) throw refused(path, why)
  if (webhookSender && !(await webhookSender.mayReach(url)))
    throw refused(path, 'must be an address on the public internet')
}

function refused(path: string, why: string): Refusal {
  return new Refusal('WEBHOOK_URL_NOT_ALLOWED', { details: `${path} ${why}` })
}
