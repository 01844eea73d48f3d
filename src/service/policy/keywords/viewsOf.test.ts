import { expect, test } from 'vitest'
import type { Subject } from './keyword.ts'
import { viewsOf } from './viewsOf.ts'

const idsIn = (intent: Subject['intent']) =>
  viewsOf({
    organizationId: 'a',
    type: 'ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG',
    resource: 'PRIVATE_KEY',
    action: 'UPDATE',
    intent,
  }).map(({ target }) => target && [target.kind, target.id])

test('looks at every key whose tags an activity changes', () => {
  const intent = { privateKeyTagId: 't', addPrivateKeyIds: ['x'], removePrivateKeyIds: ['y', 'y'] }
  expect(idsIn(intent)).toEqual([
    ['privateKey', 'x'],
    ['privateKey', 'y'],
  ])
})
