'use client'

import { createContext, useContext } from 'react'
import type { Latchkit } from '../core/latchkit.ts'
import { ProviderMissingError } from '../errors/config.ts'
import type { UiSettings } from './uiSettings.ts'

export const KitContext = createContext<Latchkit | null>(null)

export const UiSettingsContext = createContext<UiSettings>({})

/**
 * The kit of the provider above.
 *
 * @throws ProviderMissingError `PROVIDER_MISSING` when there is no provider.
 */
export function useKit(): Latchkit {
  const kit = useContext(KitContext)
  if (kit === null) throw new ProviderMissingError()
  return kit
}

export function useUiSettings(): UiSettings {
  return useContext(UiSettingsContext)
}
