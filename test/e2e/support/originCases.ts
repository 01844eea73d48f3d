import type { Frame, Page } from 'playwright'

/** Where the pages are: two servers of empty pages on this machine, under every name of it. */
export type OriginPlaces = { readonly port: number; readonly otherPort: number }

/** A page or frame of a browser, and the origin that its requests have; `null` is an origin that is none. */
export type OriginCase = {
  readonly name: string
  readonly origin: (places: OriginPlaces) => string
  readonly open: (page: Page, places: OriginPlaces) => Promise<Page | Frame>
}

const app = ({ port }: OriginPlaces) => `http://app.localhost:${port}`

/** A page under an address; its origin, unless the browser spells it so. */
function at(
  name: string,
  url: (places: OriginPlaces) => string,
  origin: OriginCase['origin'] = url,
): OriginCase {
  const open: OriginCase['open'] = async (page, places) => {
    await page.goto(url(places))
    return page
  }
  return { name, origin, open }
}

/** A frame in the page of the app. */
function framed(
  name: string,
  origin: OriginCase['origin'],
  attributes: (places: OriginPlaces) => Readonly<Record<string, string>>,
): OriginCase {
  const open: OriginCase['open'] = async (page, places) => {
    await page.goto(app(places))
    const element = await page.evaluateHandle((given) => {
      const frame = document.createElement('iframe')
      for (const [key, value] of Object.entries(given)) frame.setAttribute(key, value)
      const blob = new Blob(['<p>Within</p>'], { type: 'text/html' })
      if (given.src === 'blob:') frame.src = URL.createObjectURL(blob)
      return new Promise<HTMLIFrameElement>((resolve) => {
        frame.onload = () => resolve(frame)
        document.body.append(frame)
      })
    }, attributes(places))
    const frame = await element.asElement()?.contentFrame()
    if (!frame) throw new Error(`${name}: there is no frame`)
    return frame
  }
  return { name, origin, open }
}

const nobody = () => 'null'

/** Twenty ways in which a browser can come to ask. */
export const originCases: readonly OriginCase[] = [
  at('the app', app),
  at('another port', ({ otherPort }) => `http://app.localhost:${otherPort}`),
  at('the name above', ({ port }) => `http://localhost:${port}`),
  at('a name below', ({ port }) => `http://www.app.localhost:${port}`),
  at('a name that ends so', ({ port }) => `http://evilapp.localhost:${port}`),
  at('a name that begins so', ({ port }) => `http://app.localhost.evil.localhost:${port}`),
  at('a dot at the end', ({ port }) => `http://app.localhost.:${port}`),
  at('an address', ({ port }) => `http://127.0.0.1:${port}`),
  at('a longer address', ({ port }) => `http://[::1]:${port}`),
  at(
    'an address as a number',
    ({ port }) => `http://2130706433:${port}`,
    ({ port }) => `http://127.0.0.1:${port}`,
  ),
  at('capital letters', ({ port }) => `HTTP://APP.LOCALHOST:${port}`, app),
  at('a user name', ({ port }) => `http://mara:secret@app.localhost:${port}`, app),
  at('a path, a query and a fragment', (places) => `${app(places)}/a/b?c=d#e`, app),
  at('an opaque page', () => 'data:text/html,<p>Nobody</p>', nobody),
  framed('a sandboxed frame', nobody, (places) => ({ sandbox: 'allow-scripts', src: app(places) })),
  framed('a frame with a page in its attribute', app, () => ({ srcdoc: '<p>Within</p>' })),
  framed('such a frame, sandboxed', nobody, () => ({
    sandbox: 'allow-scripts',
    srcdoc: '<p>Within</p>',
  })),
  framed('a blob in a frame', app, () => ({ src: 'blob:' })),
  framed('a frame of data', nobody, () => ({ src: 'data:text/html,<p>Within</p>' })),
  framed(
    'a frame of another port',
    ({ otherPort }) => `http://app.localhost:${otherPort}`,
    ({ otherPort }) => ({ src: `http://app.localhost:${otherPort}` }),
  ),
]
