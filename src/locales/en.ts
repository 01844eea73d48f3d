import type { Locale } from '../react/locale.ts'
import { en as words } from '../ui/words/en.ts'

/** English (United States). */
export const en: Locale = { tag: 'en', words }
