import type { RunningService } from '../../src/node/serve.ts'
import { addMember } from '../e2e/support/dashboardPeople.ts'
import { rootPenOf } from '../support/rootPen.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'

const people = [
  ['Aiko Mori', 'aiko@mori.example'],
  ['Jon Petrov', 'jon@petrov.example'],
  ['Sana Iqbal', 'sana@iqbal.example'],
  ['Tomas Reil', 'tomas@reil.example'],
  ['Ines Duarte', 'ines@tideline.example'],
  ['Lev Aranda', 'lev@orchard.example'],
  ['Mara Okafor', 'mara@okafor.example'],
] as const

const account = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
}

/** Has a new service hold what its dashboard has to show: people, a vote that is open, and a webhook that failed. */
export async function furnish(running: RunningService) {
  const pen = await rootPenOf(running.service)
  const { organizationId, rootUserId } = running.service.facts
  const member = await addMember({ pen, organizationId, url: running.url }, 'Lev Aranda')
  const approves = (id: string) => `approvers.any(user, user.id == '${id}')`
  await pen.submit('createPolicy', {
    policyName: 'Two tag people',
    effect: 'EFFECT_ALLOW',
    condition: "activity.type == 'ACTIVITY_TYPE_CREATE_USER_TAG'",
    consensus: `${approves(member.userId)} && ${approves(rootUserId)}`,
    notes: '',
  })
  for (const [userName, userEmail] of people)
    await pen.submit('createSubOrganization', {
      subOrganizationName: userName,
      rootQuorumThreshold: 1,
      rootUsers: [{ userName, userEmail, apiKeys: [], authenticators: [], oauthProviders: [] }],
      wallet: { walletName: 'Everyday', accounts: [account] },
    })
  const receiver = await startWebhookReceiver(async ({ body }, response) => {
    const isRefused = String(body).includes('ACTIVITY_TYPE_CREATE_USER_TAG')
    response.statusCode = isRefused ? 500 : 200
    response.end(isRefused ? 'TypeError: organization is undefined' : '')
  })
  await pen.submit('setOrganizationFeature', {
    name: 'FEATURE_NAME_WEBHOOK',
    value: receiver.url,
  })
  await pen.submit('updateUserName', { userId: member.userId, userName: 'Lev Aranda' })
  await member.ask('createUserTag', { userTagName: 'Support', userIds: [] })
  return receiver
}
