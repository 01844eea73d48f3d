import { compile } from 'tailwindcss'

/** What an app of each kind writes on its own parts. */
export const HOST_CLASSES = {
  bootstrap: {
    page: 'container bg-white text-dark p-3',
    heading: 'display-6',
    button: 'btn btn-primary',
  },
  tailwind: {
    page: 'mx-auto max-w-md bg-white p-4 text-black antialiased',
    heading: 'text-2xl font-bold uppercase',
    button: 'rounded-full bg-blue-700 px-4 py-2 text-white',
  },
  reset: { page: 'page', heading: 'heading', button: 'button' },
} as const

export type Host = keyof typeof HOST_CLASSES

/** The files of the libraries, as text. */
export type HostSheets = Readonly<Record<'bootstrap' | 'theme' | 'preflight' | 'utilities', string>>

/** What Tailwind makes for an app: its theme, its reset and the classes that the app uses. */
async function tailwind(files: HostSheets): Promise<string> {
  const sheets = `
    @layer theme, base, utilities;
    @import 'theme' layer(theme);
    @import 'preflight' layer(base);
    @import 'utilities' layer(utilities);
  `
  const { build } = await compile(sheets, {
    loadStylesheet: async (id) => ({
      path: id,
      base: '',
      content: Object.entries(files).find(([name]) => name === id)?.[1] ?? '',
    }),
  })
  return build(Object.values(HOST_CLASSES.tailwind).flatMap((classes) => classes.split(' ')))
}

/** Everything that a reset takes from elements, and what a page then gives them. */
const RESET = `
  *, *::before, *::after { box-sizing: border-box; }
  html, body, div, span, h1, h2, h3, p, a, b, i, small, dl, dt, dd, ol, ul, li, form, label, section, header, footer {
    margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline;
  }
  ol, ul { list-style: none; }
  a { color: inherit; text-decoration: inherit; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  img, video { height: auto; }
  input, button, textarea, select { font: inherit; color: inherit; border-radius: 0; border: 0; background: none; appearance: none; }
  p, h1, h2, h3 { overflow-wrap: break-word; }
  button:focus, input:focus { outline: 0; }
  body { font: 17px/1.8 Georgia, serif; color: #402; letter-spacing: 0.3px; text-align: justify; }
  .page { padding: 16px; background: #fff; }
  .heading { font-size: 30px; }
  .button { padding: 8px 14px; background: #402; color: #fff; }
`

/** The styles of a page of that kind. */
export async function hostCss(host: Host, files: HostSheets): Promise<string> {
  if (host === 'tailwind') return tailwind(files)
  return host === 'bootstrap' ? files.bootstrap : RESET
}
