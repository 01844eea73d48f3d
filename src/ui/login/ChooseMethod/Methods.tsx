'use client'

import { useSlot } from '../../theme/useSlot.ts'
import { methodName } from '../../words/methodName.ts'
import { useWords } from '../../words/useWords.ts'
import type { ButtonMethod, MethodLayout } from './arrangeMethods.ts'
import { MethodRow } from './MethodRow.tsx'
import { MethodTiles } from './MethodTiles.tsx'

export type MethodsProps = {
  readonly layout: MethodLayout
  /** True while a code is on its way: they say that they cannot be pressed now. */
  readonly isInert: boolean
  /** Called within the click: browsers open a window only there. */
  readonly onChoose: (method: ButtonMethod) => void
}

/** Every way to log in that is a tap: the last used first, then social logins, passkey and wallet. Renders a `div`. */
export function Methods({ layout, isInert, onChoose }: MethodsProps) {
  const words = useWords()
  const slot = useSlot()
  const { last, tiles, rows, own } = layout

  /** What a row says: the whole sentence. */
  function sentence(method: ButtonMethod): string {
    if (method === 'passkey') return words.methods.usePasskey
    if (method === 'wallet') return words.methods.connectWallet
    return words.methods.continueWith(methodName(method, words))
  }

  function row(method: ButtonMethod, isLast = false) {
    const label = sentence(method)
    return (
      <MethodRow
        key={method}
        method={method}
        label={label}
        isLast={isLast}
        isInert={isInert}
        onChoose={onChoose}
      />
    )
  }

  return (
    <div
      {...slot('methods', 'lk-methods')}
      data-state={isInert ? 'disabled' : 'idle'}
      data-alone={layout.field === null ? '' : undefined}
    >
      {last === null ? null : row(last, true)}
      {tiles.length === 0 ? null : (
        <MethodTiles providers={tiles} isInert={isInert} onChoose={onChoose} />
      )}
      {rows.map((provider) => row(provider))}
      {own.length === 2 ? (
        <div {...slot('methodPair', 'lk-pair')}>
          {own.map((method) => (
            <MethodRow
              key={method}
              method={method}
              label={words.methods[method]}
              name={sentence(method)}
              isInert={isInert}
              onChoose={onChoose}
            />
          ))}
        </div>
      ) : (
        own.map((method) => row(method))
      )}
    </div>
  )
}
