import { lookAtStories } from '../stories/support/lookAtStories.ts'

lookAtStories('light, dark and right to left', [
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
])
