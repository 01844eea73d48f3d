'use client'

import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Latchkit } from '../core/latchkit.ts'
import { KitContext, UiSettingsContext } from './kitContext.ts'
import type { Locale } from './locale.ts'
import type { UiSettings } from './uiSettings.ts'

/** The kit, and how its components look and speak. */
export type LatchkitProviderProps = Omit<UiSettings, 'locale' | 'words'> & {
  /** Made once by `createLatchkit`, outside React. */
  readonly kit: Latchkit
  readonly children?: ReactNode
} & (
    | {
        /** A language of `latchkit/locales`. @default English */
        readonly locale: Locale | undefined
        /** The texts come with the language: `withWords` changes some of them. */
        readonly words?: undefined
      }
    | Pick<UiSettings, 'locale' | 'words'>
  )

/** Names each setting, so that none can be left out below. */
type EverySetting = { readonly [Name in keyof Required<UiSettings>]: UiSettings[Name] }

/**
 * Gives the kit to everything below, and starts it. Renders no element of its own.
 *
 * The session is restored after the first render, so a server and a browser render the same.
 * Ours: the app's QueryClient is used when one is in context, else a private one.
 *
 * @example
 * <LatchkitProvider kit={kit} theme="auto">
 *   <LoginButton />
 * </LatchkitProvider>
 */
export function LatchkitProvider(props: LatchkitProviderProps) {
  const { kit, children, theme, direction, nonce, classNames, unstyled } = props
  const { tag: locale, words } =
    typeof props.locale === 'object' ? props.locale : { ...props, tag: props.locale }
  useEffect(() => kit.mount(), [kit])
  // the same object while nothing in it changes, so that no component renders again for it
  const settings = useMemo<EverySetting>(
    () => ({ theme, locale, direction, nonce, classNames, unstyled, words }),
    [theme, locale, direction, nonce, classNames, unstyled, words],
  )
  return (
    <KitContext.Provider value={kit}>
      <UiSettingsContext.Provider value={settings}>
        <QueryClientFallback>{children}</QueryClientFallback>
      </UiSettingsContext.Provider>
    </KitContext.Provider>
  )
}

function QueryClientFallback({ children }: { readonly children: ReactNode }) {
  const existing = useContext(QueryClientContext)
  const [own] = useState(() => (existing === undefined ? new QueryClient() : null))
  return own === null ? (
    children
  ) : (
    <QueryClientProvider client={own}>{children}</QueryClientProvider>
  )
}
