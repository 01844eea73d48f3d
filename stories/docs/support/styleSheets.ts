import tokens from '../../../src/ui/styles/tokens.css?raw'
import { privateTokens, publicProperties } from './themeTokens.ts'

const others = import.meta.glob<string>('../../../src/ui/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the kit's own style sheets say, read when the page is built. */
export const defaults = publicProperties([tokens, ...Object.values(others)])
export const derived = privateTokens(tokens)
