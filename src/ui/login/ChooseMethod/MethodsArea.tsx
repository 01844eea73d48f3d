'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import { useWords } from '../../words/useWords.ts'
import { hasButtons } from './arrangeMethods.ts'
import type { FirstScreen } from './chooseMethodViewProps.ts'
import { MethodsSkeleton } from './MethodsSkeleton.tsx'

// rows, tiles and the signs of all providers: an app whose login is an address alone never loads them
const Methods = lazyPart(async () => (await import('./Methods.tsx')).Methods)

type Props = Pick<FirstScreen, 'layout' | 'methods' | 'isSending' | 'onChooseMethod'>

/** Every method that is a tap, or two rows that wait for them; nothing where there is none. */
export function MethodsArea({ layout, methods, isSending, onChooseMethod }: Props) {
  const { login } = useWords()
  const skeleton = <MethodsSkeleton label={login.loadingMethods} />
  if (methods === 'loading') return skeleton
  return hasButtons(layout) ? (
    <Suspense fallback={skeleton}>
      <Methods layout={layout} isInert={isSending} onChoose={onChooseMethod} />
    </Suspense>
  ) : null
}
