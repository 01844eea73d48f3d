/** The shape of a company's sign. */
export type BrandSign = {
  readonly viewBox: string
  /** A path without a fill has the text colour. */
  readonly paths: readonly { readonly d: string; readonly fill?: string | undefined }[]
}

/**
 * The signs of the social logins. Google's keeps its four colours, as its owner asks; the others are simple-icons 16 (CC0) in
 * the text colour. Rounded to a hundredth of their grid, X and Discord to a tenth, as far as no eye sees it. Names and signs remain their owners'.
 */
export const BRAND_SIGNS = {
  google: {
    viewBox: '0 0 48 48',
    paths: [
      {
        d: 'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85A23 23 0 0 0 24 0 24 24 0 0 0 2.56 13.22l7.98 6.19A14.3 14.3 0 0 1 24 9.5',
        fill: '#EA4335',
      },
      {
        d: 'M46.98 24.55q-.02-2.36-.38-4.55H24v9.02h12.94a11.2 11.2 0 0 1-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65',
        fill: '#4285F4',
      },
      {
        d: 'M10.53 28.59q-.74-2.18-.76-4.59c-.02-2.41.27-3.14.76-4.59l-7.98-6.19a23.9 23.9 0 0 0 .01 21.56z',
        fill: '#FBBC05',
      },
      {
        d: 'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6a14.4 14.4 0 0 1-8.16 2.3c-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19A24 24 0 0 0 24 48',
        fill: '#34A853',
      },
    ],
  },
  apple: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04a5.9 5.9 0 0 0-4.96 3.01c-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.09 3.8 3.04 1.51-.07 2.08-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.63-.03 2.67-1.48 3.67-2.95a13 13 0 0 0 1.67-3.41 5.3 5.3 0 0 1-.63-9.42 5.6 5.6 0 0 0-4.39-2.37c-2-.16-3.67 1.09-4.6 1.09m3.38-3.07A5.3 5.3 0 0 0 16.78 0a5.4 5.4 0 0 0-3.54 1.82 5 5 0 0 0-1.27 3.71c1.34.1 2.71-.69 3.56-1.7',
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
        d: 'M20.3 4.4a20 20 0 0 0-4.9-1.6l-.7 1.3a18 18 0 0 0-5.4 0L8.6 3a20 20 0 0 0-5 1.5A20 20 0 0 0 .1 18.1a20 20 0 0 0 6 3h.1l1.2-2-1.9-1V18l.4-.3a14 14 0 0 0 12.1 0h.1l.4.3v.1l-2 1 1.3 2a20 20 0 0 0 6-3h.1q.6-7.7-3.5-13.7zM8 15.4c-1.2 0-2.1-1.1-2.1-2.5s1-2.4 2.1-2.4 2.2 1 2.2 2.4-1 2.4-2.2 2.4m8 0c-1.2 0-2.2-1-2.2-2.4s1-2.4 2.2-2.4 2.2 1 2.1 2.4q-.1 2.3-2.1 2.4',
      },
    ],
  },
  facebook: {
    viewBox: '0 0 24 24',
    paths: [
      {
        d: 'M9.1 23.7v-8H6.63v-3.67H9.1v-1.58c0-4.08 1.85-5.97 5.86-5.97.4 0 .95.04 1.47.1a9 9 0 0 1 1.14.2V8.1l-.66-.04h-.73q-1.05 0-1.67.3a2 2 0 0 0-.68.62q-.38.63-.38 1.76v1.3h3.92l-.38 2.1-.29 1.56h-3.25v8.25a12 12 0 1 0-4.35-.27',
      },
    ],
  },
} as const satisfies Record<string, BrandSign>

export type BrandName = keyof typeof BRAND_SIGNS
