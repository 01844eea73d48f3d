import { lookAtStories } from '../stories/support/lookAtStories.ts'

lookAtStories('light, dark, right to left, and in longer languages', [
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'light', direction: 'ltr', locale: 'pseudo' },
  { theme: 'light', direction: 'ltr', locale: 'de' },
  { theme: 'dark', direction: 'rtl', locale: 'ar' },
])
