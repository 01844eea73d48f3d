import { expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../../test/support/activityApi.ts'
import { makePrivateKey, resultOf } from '../../../../test/support/walletSteps.ts'

async function stage() {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const keys = [await makePrivateKey(kit), await makePrivateKey(kit), await makePrivateKey(kit)]
  const [a = '', b = '', c = ''] = keys.map(({ privateKeyId }) => privateKeyId)
  const make = (privateKeyTagName: string, privateKeyIds: readonly string[]) =>
    kit.submit('createPrivateKeyTag', { privateKeyTagName, privateKeyIds }, call)
  const update = (privateKeyTagId: unknown, more: object) => {
    const parameters = { privateKeyTagId, addPrivateKeyIds: [], removePrivateKeyIds: [], ...more }
    return kit.submit('updatePrivateKeyTag', parameters, call)
  }
  const remove = (privateKeyTagIds: readonly unknown[]) =>
    kit.submit('deletePrivateKeyTags', { privateKeyTagIds }, call)
  return { kit, a, b, c, make, update, remove }
}

/** The tags of each key, in the order of the keys. */
async function tagsByKey(kit: TestApi): Promise<readonly unknown[]> {
  const { privateKeys } = Object((await kit.query('listPrivateKeys')).body)
  return Array.from(privateKeys, (each) => Object(each).privateKeyTags)
}

async function tagsOf(kit: TestApi): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return Object((await kit.query('listPrivateKeyTags')).body).privateKeyTags
}

test('makes a tag and puts it on keys', async () => {
  const { kit, a, b, make } = await stage()
  const reply = await make('Hot', [a, b])
  const { privateKeyTagId } = resultOf(reply)
  expect(resultOf(reply)).toEqual({ privateKeyTagId, privateKeyIds: [a, b] })
  expect(await tagsByKey(kit)).toEqual([[privateKeyTagId], [privateKeyTagId], []])
  const at = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  expect(await tagsOf(kit)).toEqual([
    {
      tagId: privateKeyTagId,
      tagName: 'Hot',
      tagType: 'TAG_TYPE_PRIVATE_KEY',
      createdAt: at,
      updatedAt: at,
    },
  ])
  expect((await make('', [a])).code).toBe('REQUEST_INVALID')
  expect((await make('Cold', [a, kit.parts.newId()])).code).toBe('PRIVATE_KEY_NOT_FOUND')
  expect(await tagsOf(kit)).toHaveLength(1)
})

test('renames a tag, puts it on keys and takes it off others, all or nothing', async () => {
  const { kit, a, b, c, make, update } = await stage()
  const { privateKeyTagId } = resultOf(await make('Hot', [a, b]))
  kit.clock.time += 1000
  const changed = await update(privateKeyTagId, {
    newPrivateKeyTagName: 'Cold',
    addPrivateKeyIds: [b, c, c],
    removePrivateKeyIds: [a],
  })
  expect(resultOf(changed)).toEqual({ privateKeyTagId })
  expect(await tagsByKey(kit)).toEqual([[], [privateKeyTagId], [privateKeyTagId]])
  const [tag] = await tagsOf(kit)
  const at = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  expect(tag).toMatchObject({ tagName: 'Cold', updatedAt: at })
  const refused = await update(privateKeyTagId, {
    newPrivateKeyTagName: 'Lost',
    removePrivateKeyIds: [b, kit.parts.newId()],
  })
  expect(refused.code).toBe('PRIVATE_KEY_NOT_FOUND')
  expect(await tagsByKey(kit)).toEqual([[], [privateKeyTagId], [privateKeyTagId]])
  expect(await tagsOf(kit)).toEqual([tag])
  const both = { addPrivateKeyIds: [a], removePrivateKeyIds: [a, b] }
  expect((await update(privateKeyTagId, both)).code).toBe('OK')
  expect(await tagsByKey(kit)).toEqual([[], [], [privateKeyTagId]])
  expect((await update(kit.parts.newId(), {})).code).toBe('PRIVATE_KEY_TAG_NOT_FOUND')
})

test('takes tags away, names the keys that had them once, and keeps the keys', async () => {
  const { kit, a, b, make, remove } = await stage()
  const hot = resultOf(await make('Hot', [a, b])).privateKeyTagId
  const cold = resultOf(await make('Cold', [b])).privateKeyTagId
  const kept = resultOf(await make('Kept', [a])).privateKeyTagId
  expect((await remove([hot, kit.parts.newId()])).code).toBe('PRIVATE_KEY_TAG_NOT_FOUND')
  const privateKeyTagIds = [hot, cold]
  expect(resultOf(await remove(privateKeyTagIds))).toEqual({
    privateKeyTagIds,
    privateKeyIds: [a, b],
  })
  expect(await tagsByKey(kit)).toEqual([[kept], [], []])
  expect((await tagsOf(kit)).map(({ tagId }) => tagId)).toEqual([kept])
})

test('forgets the tags of a key that was taken away', async () => {
  const { kit, a, b, make, remove } = await stage()
  const { privateKeyTagId } = resultOf(await make('Hot', [a, b]))
  const parameters = { privateKeyIds: [a], deleteWithoutExport: true }
  await kit.submit('deletePrivateKeys', parameters, { key: kit.root.key })
  expect(resultOf(await remove([privateKeyTagId])).privateKeyIds).toEqual([b])
})
