import { expect, test } from 'vitest'
import { press, sees, sessionOf, setFirefoxStage } from './support/firefox.ts'
import { people } from './support/firefoxPeople.ts'
import { findKeptKeys } from './support/keptKeys.ts'

const stage = setFirefoxStage()
const organizations = new Set<unknown>()

test.each(Object.entries(people))(
  'with %s a new person signs up, stays, logs out and logs in again',
  async (_, meet) => {
    const { prepare, logIn } = await meet(stage)
    const first = await stage.open({ prepare })
    await logIn(first)
    const session = await sessionOf(first)
    expect(session.organizationId).toMatch(/^[0-9a-f-]{36}$/)
    expect(organizations).not.toContain(session.organizationId)
    organizations.add(session.organizationId)

    const kept = await first.evaluate(findKeptKeys)
    expect(kept.filter(({ type }) => type === 'private')).toEqual([
      {
        type: 'private',
        extractable: false,
        algorithm: '{"name":"ECDSA","namedCurve":"P-256"}',
        copies: Array(3).fill(expect.stringMatching(/^(InvalidAccessError|NotSupportedError)$/)),
      },
    ])

    await first.reload()
    expect(await sessionOf(first)).toEqual(session)
    await press(first, 'Send a stamped whoami')
    await sees(first, 'text', 'Stamp checked, it matches the body')

    await press(first, 'Log out')
    await sees(first, 'button', 'Log in')
    await first.reload()
    await sees(first, 'button', 'Log in')
    expect(await first.evaluate(findKeptKeys)).toEqual([])

    const second = await stage.open({ prepare })
    await logIn(second)
    const again = await sessionOf(second)
    expect(again.organizationId).toBe(session.organizationId)
    expect(again.publicKey).not.toBe(session.publicKey)
  },
)
