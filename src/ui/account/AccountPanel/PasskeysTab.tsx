'use client'

import { useState } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { usePasskeys } from '../../../react/usePasskeys.ts'
import { useWaysIn } from '../../../react/useWaysIn.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { wayName } from '../LoginMethods/wayName.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { Loaded } from './Loaded.tsx'
import { noteOf } from './noteOf.ts'
import { PanelNote } from './PanelNote.tsx'
import { PasskeysView } from './PasskeysView.tsx'

/** The passkeys of whoever is logged in, joined to the kit. */
export function PasskeysTab() {
  const kit = useKit()
  const words = useAccountWords()
  const allWords = useAllWords()
  const { ways } = useWaysIn()
  const { passkeys, add, rename, remove } = usePasskeys()
  // it is in no list any more when that is said
  const [removed, setRemoved] = useState('')
  return (
    <Loaded query={passkeys}>
      {(known) => (
        <>
          <PasskeysView
            passkeys={known}
            nowMs={kit.nowMs()}
            otherWay={({ id }) => {
              const other = ways.data?.find((way) => way.isOn && way.id !== id)
              return other ? wayName(other, allWords) : null
            }}
            isAdding={add.isPending}
            isRemoving={remove.isPending}
            onAdd={() => add.mutate(undefined)}
            onRename={({ id }, name) => rename.mutate({ id, name })}
            onRemove={({ id, name }) => {
              setRemoved(name)
              remove.mutate(id)
            }}
          />
          <PanelNote
            notes={[
              noteOf(add, words, ({ name }) => words.passkeyAdded(name)),
              noteOf(rename, words, (_, { name }) => words.renamed(name)),
              noteOf(remove, words, () => words.removed(removed)),
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
