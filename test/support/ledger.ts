import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { signupParameters } from './otpSteps.ts'
import type { RunningService } from './startService.ts'

const { path, type } = submitEndpoints.createSubOrganization

/** A body that was sent, and the activity that it became, if anybody was told. */
type Entry = { readonly name: string; readonly text: string; activityId: string | null }

/**
 * Remembers, outside of the service, what was asked of it and what it has acknowledged: sub-organizations, each of which is
 * several rows.
 */
export function createLedger() {
  const entries: Entry[] = []
  const failures: unknown[] = []

  async function open({ facts }: Pick<RunningService, 'facts'>) {
    const { organizationId, rootApiKey, url } = facts
    const key = await importPrivateKey(rootApiKey.privateKey)

    /** @returns the status of the answer; null when there was none. */
    async function send(entry: Entry): Promise<number | null> {
      const headers = {
        'content-type': 'application/json',
        'x-stamp': await createStamp(key, entry.text),
      }
      const init = { method: 'POST', headers, body: entry.text }
      const reply = await heard(url + path, init, failures)
      if (reply?.status !== 200) return reply?.status ?? null
      const { activity } = Object(reply.body)
      expect(activity.status).toBe('ACTIVITY_STATUS_COMPLETED')
      // an answer that was heard must stay what it was
      if (entry.activityId !== null) expect(activity.id).toBe(entry.activityId)
      entry.activityId = activity.id
      return reply.status
    }

    function newEntry(): Entry {
      const name = `Person ${entries.length}`
      const parameters = signupParameters({}, { subOrganizationName: name })
      const timestampMs = String(Date.now())
      const text = JSON.stringify({ type, timestampMs, organizationId, parameters })
      const entry = { name, text, activityId: null }
      entries.push(entry)
      return entry
    }

    return {
      sendNew: () => send(newEntry()),
      /** What was acknowledged before is asked again. */
      resend: async (entry: Entry | undefined) => entry && send(entry),
      /** What nobody was told of is asked again, as a client does: it is there, or it runs now. */
      sendUnanswered: async () => {
        for (const entry of entries)
          if (entry.activityId === null) expect(await send(entry)).toBe(200)
      },
    }
  }

  return {
    open,
    acknowledged: () => entries.filter(({ activityId }) => activityId !== null),
    /** Looks into the database beside the service. @returns how many entries are there, each whole and once. */
    countKept: (data: string, of: readonly Entry[] = entries) => of.filter(wholeIn(data)).length,
    size: () => entries.length,
    /** Why there was no answer, each time when there was none. */
    failures: (): readonly unknown[] => failures,
  }
}

async function heard(url: string, init: RequestInit, failures: unknown[]) {
  try {
    const reply = await fetch(url, init)
    return { status: reply.status, body: await reply.json() }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // the service was killed, or is gone
    failures.push(Object(error.cause).code ?? error.message)
    return null
  }
}

/** Whether an entry is one activity with one sub-organization that has one user; and when it was acknowledged, this one. */
function wholeIn(data: string): (entry: Entry) => boolean {
  const database = new DatabaseSync(join(data, 'latchkit.sqlite'), { readOnly: true })
  try {
    const idsBy = (sql: string) => {
      const found = new Map<string, string[]>()
      for (const { key, id } of database.prepare(sql).all())
        found.set(String(key), [...(found.get(String(key)) ?? []), String(id)])
      return found
    }
    const activities = idsBy('select "fingerprint" as "key", "id" from "activities"')
    const organizations = idsBy('select "name" as "key", "id" from "organizations"')
    const users = idsBy('select "organizationId" as "key", "id" from "users"')
    return ({ name, text, activityId }) => {
      const fingerprint = `sha256:${createHash('sha256').update(text).digest('hex')}`
      const made = activities.get(fingerprint) ?? []
      const organization = organizations.get(name) ?? []
      const members = users.get(organization[0] ?? '') ?? []
      if ([made, organization, members].some(({ length }) => length !== 1)) return false
      return activityId === null || made[0] === activityId
    }
  } finally {
    database.close()
  }
}
