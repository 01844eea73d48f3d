/** Fonts to try on the kit: what people call them, and the value of `--lk-font`; null leaves the kit's own. */
export const fonts = {
  system: { label: 'System', stack: null },
  rounded: { label: 'Rounded', stack: 'ui-rounded, "Nunito", "Varela Round", sans-serif' },
  serif: { label: 'Serif', stack: 'ui-serif, Georgia, "Noto Serif", serif' },
  mono: { label: 'Monospace', stack: 'ui-monospace, Menlo, Consolas, monospace' },
} as const
