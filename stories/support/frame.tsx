import type { Frame } from '../../src/ui/primitives/Screen/frame.ts'

/** The logo of the app in the stories, as it stands in the card. */
export function StoryLogo() {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" role="img" aria-label="Fieldnotes">
      <rect width="36" height="36" rx="9" fill="#c4532b" />
      <path
        d="M8 25.5c7-1.5 9.5-3 11-6s3.5-5.5 8-7.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0.1 4.2"
      />
      <circle cx="7.5" cy="25.5" r="2.7" fill="#fff" />
      <circle cx="28" cy="10.5" r="3.6" fill="#fff" />
    </svg>
  )
}

/** The card that a story's screen stands in. */
export const storyFrame: Frame = {
  titleId: 'story-title',
  showsTitle: true,
  onClose: () => undefined,
  logo: <StoryLogo />,
}

/** The moment at which every story stands still: 21 November 2026, 10:21 UTC. */
const STORY_NOW_MS = Date.UTC(2026, 10, 21, 10, 21)

export const storyNow = () => STORY_NOW_MS

/** A moment some minutes and seconds after the one at which the stories stand still, milliseconds since 1970. */
export function storyLater(minutes: number, seconds: number): number {
  return STORY_NOW_MS + (minutes * 60 + seconds) * 1000
}
