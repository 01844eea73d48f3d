import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { runCommand } from '../support/runCommand.ts'
import { drip, holdConnections } from '../support/slowloris.ts'

const SOCKETS = 500
const GOOD = 100
const lookup = { filterType: 'PUBLIC_KEY', filterValue: `02${'11'.repeat(32)}` }

/** That they are all ended in time is proven in test/long/slowloris.test.ts. */
test('T39 serves everybody else while 500 connections send almost nothing', async () => {
  const command = runCommand(['serve', '--port', '0', '--json', '--memory'])
  const facts = JSON.parse((await command.firstLine) ?? '')
  const client = createProxyClient({ fetch, ...facts })
  const held = await holdConnections(Number(new URL(facts.url).port), SOCKETS)
  let served = 0
  for (let number = 0; number < GOOD; number++) {
    if (number % 10 === 0) drip(held)
    if ((await client.proxy('account', lookup)).status === 200) served++
  }
  expect((await client.logIn('mara@okafor.example')).login.status).toBe(200)
  printCount(`T39 good requests beside ${SOCKETS} silent connections`, served, GOOD)
  expect(served).toBe(GOOD)
  for (const { socket } of held) socket.destroy()
})
