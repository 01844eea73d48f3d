'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { useAccountWords } from '../useAccountWords.ts'

export type RemoveQuestionProps = {
  readonly isRemoving: boolean
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** The two answers to the question whether to remove the credential of a row. */
export function RemoveQuestion({ isRemoving, onRemove, onKeep }: RemoveQuestionProps) {
  const words = useAccountWords()
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isRemoving}
        loadingLabel={words.removing}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        {words.keep}
      </Button>
    </>
  )
}
