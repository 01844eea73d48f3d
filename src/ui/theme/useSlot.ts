'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { SlotName } from '../../react/uiSettings.ts'

/** Class and `data-slot` of a part: our class, then the app's for that slot. */
export function useSlot(): (
  slot: SlotName,
  ownClass: string,
) => { readonly className: string; readonly 'data-slot': SlotName } {
  const { classNames } = useUiSettings()
  return (slot, ownClass) => {
    const extra = classNames?.[slot]
    return { className: extra === undefined ? ownClass : `${ownClass} ${extra}`, 'data-slot': slot }
  }
}
