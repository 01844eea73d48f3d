/** The shape of a company's sign. */
export type BrandSign = {
  readonly viewBox: string
  /** A path without a fill has the text colour. */
  readonly paths: readonly { readonly d: string; readonly fill?: string | undefined }[]
}

/**
 * The signs of the social logins. Google's keeps its four colours, as its owner asks; the others are simple-icons 16 (CC0) in
 * the text colour. Rounded to a tenth of their grid, which no eye sees at their size. Names and signs remain their owners'.
 */
export const BRAND_SIGNS = {
  google: {
    viewBox: '0 0 48 48',
    paths: [
      {
        d: 'M24 9.5a13 13 0 0 1 9.2 3.6l6.9-6.8A23 23 0 0 0 24 0 24 24 0 0 0 2.6 13.2l8 6.2A14 14 0 0 1 24 9.5',
        fill: '#EA4335',
      },
      {
        d: 'M47 24.6q0-2.4-.4-4.6H24v9h13a11 11 0 0 1-4.8 7.2l7.7 6c4.5-4.2 7-10.4 7-17.6',
        fill: '#4285F4',
      },
      {
        d: 'M10.5 28.6q-.7-2.2-.7-4.6c0-2.4.2-3.1.7-4.6l-8-6.2a24 24 0 0 0 0 21.6z',
        fill: '#FBBC05',
      },
      {
        d: 'M24 48q9.9-.1 15.9-5.8l-7.7-6a14 14 0 0 1-8.2 2.3c-6.3 0-11.6-4.2-13.5-10l-8 6.3A24 24 0 0 0 24 48',
        fill: '#34A853',
      },
    ],
  },
  apple: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M12.2 6.9c-1 0-2.5-1-4-1a6 6 0 0 0-5 3c-2 3.7-.5 9 1.6 12 1 1.5 2.2 3.2 3.8 3.1 1.5 0 2-1 3.9-1s2.3 1 4 1c1.6 0 2.6-1.5 3.6-3a13 13 0 0 0 1.7-3.4 5.3 5.3 0 0 1-.6-9.4 6 6 0 0 0-4.4-2.4C14.8 5.7 13 7 12.2 7m3.3-3A5 5 0 0 0 16.8 0a5 5 0 0 0-3.6 1.8A5 5 0 0 0 12 5.5q2.1 0 3.5-1.7',
      },
    ],
  },
  x: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M14.2 10.2 23 0h-2.1l-7.6 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.5 9.3h7zm-2.8 3.3-1-1.4L3.2 1.6h3.2l6 8.5.8 1.3L21 22.5h-3.2z',
      },
    ],
  },
  discord: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M20.3 4.4a20 20 0 0 0-4.9-1.6l-.7 1.3a18 18 0 0 0-5.4 0L8.6 3a20 20 0 0 0-5 1.5A20 20 0 0 0 .1 18.1a20 20 0 0 0 6 3h.1l1.2-2-1.9-1V18l.4-.3a14 14 0 0 0 12.1 0h.1l.4.3v.1l-2 1 1.3 2a20 20 0 0 0 6-3h.1q.6-7.7-3.5-13.7zM8 15.4q-2-.2-2.1-2.5c-.1-2.3 1-2.4 2.1-2.4s2.2 1 2.2 2.4-1 2.4-2.2 2.4m8 0c-1.2 0-2.2-1-2.2-2.4s1-2.4 2.2-2.4 2.2 1 2.1 2.4q-.1 2.3-2.1 2.4',
      },
    ],
  },
  facebook: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M9.1 23.7v-8H6.6V12h2.5v-1.6q0-6 5.9-6l1.4.2 1.2.2V8h-1.4q-1 0-1.7.3l-.7.6q-.4.6-.4 1.7V12h4l-.4 2.1-.3 1.6h-3.2V24a12 12 0 1 0-4.4-.3',
      },
    ],
  },
} as const satisfies Record<string, BrandSign>

export type BrandName = keyof typeof BRAND_SIGNS
