import { expect, test } from 'vitest'
import { createCosts } from '../../src/service/limits/createCosts.ts'
import { createSubjects } from '../../src/service/limits/createSubjects.ts'
import { defaultLimits } from '../../src/service/limits/limits.ts'

test('createSubjects looks at no more than two others for each new subject, however many there are', () => {
  let looks = 0
  const subjects = createSubjects<number>(() => {
    looks++
    return false
  })
  for (let i = 0; i < 50_000; i++) subjects.set(`2001:db8:${i >> 8}:${i & 255}`, i, i)
  expect(subjects.size).toBe(50_000)
  expect(looks).toBeLessThanOrEqual(100_000)
  subjects.set('2001:db8:0:0', 1, 1)
  expect(looks).toBeLessThanOrEqual(100_000)
})

test('createSubjects forgets who is quiet, and nobody who still counts', () => {
  const subjects = createSubjects<number>((atMs, nowMs) => atMs < nowMs - 1000)
  for (let nowMs = 0; nowMs < 100_000; nowMs++) subjects.set(`address ${nowMs}`, nowMs, nowMs)
  expect(subjects.size).toBeLessThanOrEqual(4000)
  for (let atMs = 99_000; atMs < 100_000; atMs++) expect(subjects.get(`address ${atMs}`)).toBe(atMs)
})

test('createSubjects never remembers more than it may', () => {
  const subjects = createSubjects<number>(() => false, 1000)
  for (let i = 0; i < 10_000; i++) {
    subjects.set(`address ${i}`, i, i)
    expect(subjects.size).toBeLessThanOrEqual(1000)
  }
  expect(subjects.get('address 9999')).toBe(9999)
})

test('createCosts forgets no organization for any number of addresses', () => {
  const limits = { ...defaultLimits, derivedKeysPerOrganization: [{ max: 10, windowMs: 60_000 }] }
  const costs = createCosts({ clock: { nowMs: () => 1000 }, development: false, limits })
  costs.add('derivedKeysPerOrganization', 'organization', 10)
  for (let i = 0; i < 150_000; i++) costs.require('proxyCallsPerAddress', `address ${i}`, 1)
  expect(() => costs.require('derivedKeysPerOrganization', 'organization', 1)).toThrow(
    /rate limit exceeded/,
  )
})
