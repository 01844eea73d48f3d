import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { idList } from '../fields/idList.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Takes tags of private keys away; the keys stay. Spec: Submit endpoints › delete_private_key_tags. */
export const deletePrivateKeyTags = defineActivity({
  ...walletAnswers.deletePrivateKeyTags,
  intentKey: 'deletePrivateKeyTagsIntent',
  resource: 'PRIVATE_KEY',
  action: 'DELETE',
  parameters: v.object({
    privateKeyTagIds: idList,
  }),
})
