import { type ReactNode, useLayoutEffect } from 'react'
import { UiSettingsContext, useUiSettings } from '../../src/react/kitContext.ts'
import type { Locale } from '../../src/react/locale.ts'
import type { UiSettings } from '../../src/react/uiSettings.ts'
import { LiveRegions } from '../../src/ui/primitives/LiveRegions/LiveRegions.tsx'
import { directionOf } from '../../src/ui/theme/directionOf.ts'
import { ThemeRoot } from '../../src/ui/theme/ThemeRoot.tsx'
import { type Accent, setAccent } from './accents.ts'
import { type Contrast, type Motion, pretendDevice } from './pretendDevice.ts'

/** What a story says about its language. */
type StoryLanguage = Pick<UiSettings, 'locale' | 'words'>

export type StageProps = {
  readonly name: string
  readonly theme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  readonly motion: Motion
  readonly contrast: Contrast
  readonly accent: Accent
  /** Pixels, as text: a toolbar's value. */
  readonly width: string
  /** `card`: in the card of the modal; `bare`: on the card's surface alone; `none`: the story brings its own. */
  readonly frame: 'card' | 'bare' | 'none'
  /** The toolbar's; null for English. */
  readonly locale: Locale | null
  /** The story's own goes before it. */
  readonly language?: StoryLanguage | undefined
  /** Whether it stands in a page of text, which has a main part already. */
  readonly isInText: boolean
  readonly children: ReactNode
}

/** Where every story stands, as the toolbars say. */
export function Stage(props: StageProps) {
  const { theme, motion, contrast, accent, width, locale } = props
  const outer = useUiSettings()
  const chosen = locale ? { locale: locale.tag, words: locale.words } : {}
  const direction = locale && directionOf(locale.tag) === 'rtl' ? 'rtl' : props.direction
  useLayoutEffect(() => pretendDevice({ motion, contrast }), [motion, contrast])
  useLayoutEffect(() => setAccent(accent), [accent])
  const Part = props.isInText ? 'div' : 'main'
  return (
    <UiSettingsContext.Provider
      value={{ ...outer, ...chosen, ...props.language, theme, direction }}
    >
      <Part
        aria-label={props.isInText ? undefined : props.name}
        className="stage"
        data-theme={theme}
        dir={direction}
      >
        <h1 className="stage-name">{props.name}</h1>
        <div className="stage-width" style={{ maxInlineSize: `${width}px` }}>
          <StageFrame {...props} />
        </div>
      </Part>
    </UiSettingsContext.Provider>
  )
}

function StageFrame({ frame, children }: StageProps) {
  if (frame === 'none') return children
  return (
    <ThemeRoot>
      <LiveRegions>
        {frame === 'card' ? (
          <section className="lk-card">{children}</section>
        ) : (
          <div className="stage-surface">{children}</div>
        )}
      </LiveRegions>
    </ThemeRoot>
  )
}
