'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { SlotName } from '../../react/uiSettings.ts'

/** Class and `data-slot` of a part: our class, then the app's for that slot; unstyled, the app's alone. */
export function useSlot(): (
  slot: SlotName,
  ownClass: string,
) => { readonly className: string; readonly 'data-slot': SlotName } {
  const { classNames = {}, unstyled } = useUiSettings()
  return (slot, ownClass) => {
    // what is for readers only is hidden in any look
    const own = unstyled ? ownClass.replace(/lk-(?!hidden)\S+/g, '') : ownClass
    return { className: `${own} ${classNames[slot] ?? ''}`.trim(), 'data-slot': slot }
  }
}
