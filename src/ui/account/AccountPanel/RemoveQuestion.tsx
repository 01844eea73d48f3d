'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { useAccountWords } from '../useAccountWords.ts'

export type RemoveQuestionProps = {
  /** The answer that removes. @default the word for it */
  readonly label?: string | undefined
  readonly isRemoving: boolean
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/**
 * The two answers to the question whether to remove the credential of a row, or all. The safe one has the focus: a second press
 * of the key that asked removes nothing.
 */
export function RemoveQuestion({ label, isRemoving, onRemove, onKeep }: RemoveQuestionProps) {
  const words = useAccountWords()
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isRemoving}
        loadingLabel={words.removing}
        onClick={onRemove}
      >
        {label ?? words.remove}
      </Button>
      <Button variant="quiet" takesFocus onClick={onKeep}>
        {words.keep}
      </Button>
    </>
  )
}
