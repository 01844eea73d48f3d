import { expect } from 'vitest'
import { printCount } from './printCount.ts'
import { runWithPeople } from './secretRun.ts'
import { ENCODINGS, findSecrets, spell } from './secretSearch.ts'

/** Lets so many people live with a service, and looks for all their secrets in all that it gave away. */
export async function proveNothingTold(people: number): Promise<void> {
  const { secrets, said, files, refusals, webhooks, organizationId } = await runWithPeople(people)
  const named = [{ kind: 'organization', value: organizationId }]
  // what must be there is found, and what is planted is found in each spelling
  for (const name of ['standard error', 'webhooks'])
    expect(findSecrets(named, said)).toContain(`organization as text in ${name}`)
  expect(files.map(({ name }) => name)).toContain('latchkit.sqlite-wal while it ran')
  for (const secret of secrets.slice(0, 12))
    for (const encoding of ENCODINGS) {
      const bytes = Buffer.concat([Buffer.from('{"x":"'), spell(secret.value, encoding)])
      expect(findSecrets([secret], [{ name: 'a', bytes }])).toContain(
        `${secret.kind} as ${encoding} in a`,
      )
    }
  expect(refusals).toBeGreaterThan(people * 20)
  expect(webhooks).toBeGreaterThanOrEqual(people)

  // rows hold contacts, and events of accounts tell whose they are: that is what they are for
  const told = said.filter(({ name }) => name !== 'webhooks')
  const isContact = ({ kind }: { kind: string }) => kind === 'contact'
  const found = [
    ...findSecrets(secrets.filter(isContact), told),
    ...findSecrets(
      secrets.filter((secret) => !isContact(secret)),
      [...said, ...files],
    ),
  ]
  const searches = secrets.length * ENCODINGS.length
  printCount(`T38 spellings of ${secrets.length} secrets that were found`, found.length, searches)
  expect(secrets.filter(({ value }) => value.length < 9)).toEqual([])
  expect(found).toEqual([])
}
