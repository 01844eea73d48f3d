import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { runCommand } from '../support/runCommand.ts'
import { drip, holdConnections } from '../support/slowloris.ts'

const SOCKETS = 500
const DRIP_EVERY_MS = 500
const lookup = { filterType: 'PUBLIC_KEY', filterValue: `02${'11'.repeat(32)}` }

test('T39 ends all of 500 connections that go on and on, and serves everybody else', async () => {
  const command = runCommand(['serve', '--port', '0', '--json', '--memory'])
  const facts = JSON.parse((await command.firstLine) ?? '')
  const client = createProxyClient({ fetch, ...facts })
  const held = await holdConnections(Number(new URL(facts.url).port), SOCKETS)
  const dripping = setInterval(() => drip(held), DRIP_EVERY_MS)
  let isOver = false
  const ended = Promise.all(held.map((each) => each.ended)).then(() => {
    isOver = true
  })
  const statuses: number[] = []
  while (!isOver) statuses.push((await client.proxy('account', lookup)).status)
  await ended
  clearInterval(dripping)
  const good = statuses.filter((status) => status === 200).length
  printCount('T39 good requests beside them', good, statuses.length)
  // a head is answered before its end; of a body the service says what it wants, or nothing
  const refused = held.filter(({ heard }) => !/^HTTP\/1\.1 2/.test(heard()))
  printCount('T39 endless connections that were ended', refused.length, SOCKETS)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(refused).toHaveLength(SOCKETS)
  expect(statuses.length).toBeGreaterThan(0)
})
