import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { runCommand } from '../support/runCommand.ts'

test('T41 nothing in the process of a service changes what all objects share', async () => {
  const attack = pathToFileURL('test/support/pollution.mjs').href
  const command = runCommand(['serve', '--port', '0', '--json', '--memory'], {
    NODE_OPTIONS: `--import=${attack}`,
  })
  const client = createProxyClient({ fetch, ...JSON.parse((await command.firstLine) ?? '') })
  expect((await client.logIn('mara@okafor.example')).login.status).toBe(200)
  command.kill('SIGUSR2')
  const said = await vi.waitFor(() => {
    const line = command
      .stderr()
      .split('\n')
      .find((text) => text.startsWith('{"tried"'))
    return JSON.parse(line ?? '')
  }, 10_000)
  printCount('T41 tries that changed nothing', said.tried - said.done.length, said.tried)
  expect(said.done).toEqual([])
  expect(said.tried).toBeGreaterThan(50)
  expect((await client.logIn('nora@lind.example')).login.status).toBe(200)
})
