import { expect } from 'vitest'
import { press, sees, sessionOf, type setFirefoxStage } from './firefox.ts'
import type { people } from './firefoxPeople.ts'
import { findKeptKeys } from './keptKeys.ts'

type Stage = ReturnType<typeof setFirefoxStage>
type Meet = (typeof people)[keyof typeof people]

/** Somebody new signs up, stays over a reload, logs out and comes back to the same organization, which is returned. */
export async function signUpStayAndReturn(stage: Stage, meet: Meet): Promise<string | null> {
  const { prepare, logIn } = await meet(stage)
  const first = await stage.open({ prepare })
  await logIn(first)
  const session = await sessionOf(first)
  expect(session.organizationId).toMatch(/^[0-9a-f-]{36}$/)

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
  return session.organizationId
}
