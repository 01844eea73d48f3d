'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../primitives/Button/CopyButton.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { partsText } from '../words/partsText.ts'
import { useWords } from '../words/useWords.ts'
import { useFrameWords } from './useFrameWords.ts'

/** What the screen shows. */
export type RefusedFrameViewProps = {
  readonly frame: Frame
  /** The address of this page, to be opened on its own. */
  readonly pageUrl: string
  /** The origins around this page, for developers; null in production, and where the browser does not name them. */
  readonly ancestors: readonly string[] | null
}

/** The login is inside of another site's page, where it does not go: how to get out of there. */
export function RefusedFrameView({ frame, pageUrl, ancestors }: RefusedFrameViewProps) {
  const { oauth, system } = useWords()
  const words = useFrameWords()
  const { locale } = useUiSettings()
  const slot = useSlot()
  return (
    <>
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="external-link" tone="accent" />}
        title={words.refusedTitle}
        subtitle={<p>{words.refusedText}</p>}
      />
      {ancestors === null ? null : (
        <div {...slot('body', 'lk-body')}>
          <div {...slot('note', 'lk-note')}>
            <Icon name="terminal" size={18} />
            <p>
              <b>{system.devOnly}</b> {words.devRefusedHelp(partsText(ancestors, locale))}
            </p>
          </div>
        </div>
      )}
      {pageUrl.startsWith('http') ? (
        <div {...slot('actions', 'lk-actions')}>
          <ButtonLink variant="primary" icon="external-link" href={pageUrl}>
            {words.openInTab}
          </ButtonLink>
          <CopyButton variant="quiet" text={pageUrl} icon="copy">
            {oauth.copyLink}
          </CopyButton>
        </div>
      ) : null}
      <Announcement title={words.refusedTitle} text={words.refusedText} politeness="assertive" />
    </>
  )
}
