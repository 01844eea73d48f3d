'use client'

import { createPortal } from 'react-dom'
import type { SignNews } from '../../core/wallet/signing/createSigning.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { revertedTitle } from './revertText.ts'
import { SEND_ICONS } from './sendIcons.ts'
import { sentText } from './sentText.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SignNewsBannerProps = {
  readonly news: SignNews
  readonly onClose: () => void
}

/** What came of a transaction whose dialog was closed before, at the foot of the page. Takes no focus. Renders a `section`. */
export function SignNewsBanner({ news, onClose }: SignNewsBannerProps) {
  const words = useSigningWords()
  const outcome = useOutcomeWords()
  const slot = useSlot()
  const isSent = news.at === 'sent'
  const isReplaced = news.at === 'reverted' && news.isReplaced === true
  const title = isSent ? outcome.sent : outcome[isReplaced ? 'replaced' : revertedTitle(news.view)]
  const text = isSent
    ? sentText(news.view, news.tookMs, outcome)
    : isReplaced
      ? outcome.replacedText
      : null
  return (
    <>
      <Announcement title={title} text={text} about={news} />
      {createPortal(
        <ThemeRoot>
          <div className="lk-banner-place">
            <section
              {...slot('sessionBanner', 'lk-banner')}
              aria-label={title}
              data-state={isSent ? 'success' : 'idle'}
            >
              <Icon name={isSent ? 'check' : SEND_ICONS.undo} size={24} />
              <div className="lk-banner-words">
                <p className="lk-banner-title">{title}</p>
                {text === null ? null : <p className="lk-banner-note">{text}</p>}
              </div>
              <Button variant="quiet" onClick={onClose}>
                {words.close}
              </Button>
            </section>
          </div>
        </ThemeRoot>,
        document.body,
      )}
    </>
  )
}
