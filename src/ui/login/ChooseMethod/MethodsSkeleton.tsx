'use client'

import { useSlot } from '../../theme/useSlot.ts'

/** Two waiting rows where the methods will be. Renders a `div`. */
export function MethodsSkeleton({ label }: { readonly label: string }) {
  const slot = useSlot()
  return (
    <div {...slot('methods', 'lk-methods')} data-state="loading">
      <span className="lk-hidden">{label}</span>
      <span className="lk-skeleton" />
      <span className="lk-skeleton" />
    </div>
  )
}
