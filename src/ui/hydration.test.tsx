// @vitest-environment node
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { createFakeKit, type FakeKit, session } from '../../test/support/fakeKit.ts'
import { printCount } from '../../test/support/printCount.ts'
import { type Parts, publicComponents } from '../../test/support/publicComponents.tsx'

const { setImmediate: afterTurn } = globalThis

/** The package, loaded anew: on a server there is no page while it loads, in a browser there is. */
async function load(): Promise<Parts> {
  vi.resetModules()
  return { ui: await import('./index.ts'), react: await import('../react/index.ts') }
}

const within = (parts: Parts, { kit }: FakeKit, name: string) => (
  <parts.react.LatchkitProvider kit={kit}>
    <div ref={(element) => onCommit(element)}>{publicComponents(parts)[name]}</div>
  </parts.react.LatchkitProvider>
)

let onCommit: (element: HTMLElement | null) => void = () => undefined
let leaveBrowser: () => unknown = () => undefined
let browser: Parts
const server = await load()
const names = Object.keys(publicComponents(server))
const fromServer = new Map<string, string>()
for (const name of names) fromServer.set(name, await drawOnServer(name))

/** A part that is loaded later is drawn once it is there, as it is for every request but a server's first. */
async function drawOnServer(name: string): Promise<string> {
  const html = renderToString(within(server, createFakeKit(), name))
  if (!html.includes('<!--$!-->')) return html
  await new Promise((resolve) => afterTurn(resolve))
  return drawOnServer(name)
}

beforeAll(async () => {
  expect(typeof document).toBe('undefined')
  const page = await builtinEnvironments['happy-dom'].setup(globalThis, {})
  leaveBrowser = () => page.teardown(globalThis)
  browser = await load()
})

let passed = 0
afterAll(async () => {
  // React does what is left after an unmount in later turns, and needs the page for it
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => afterTurn(resolve))
  await leaveBrowser()
  printCount('sec/B17 hydrated without a warning', passed, names.length * 2)
})

/** What a browser may know before React is there. */
const ahead = {
  'of nobody': () => undefined,
  'of a session and an open login': ({ kit, setLogin, setSession }: FakeKit) => {
    setSession({ status: 'logged-in', session })
    setLogin({ at: 'choosing', draft: 'mara@okafor.example', error: null })
    kit.login.isOpen.setState(true)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
}

test.each(
  Object.entries(ahead).flatMap(([what, know]) => names.map((name) => ({ name, what, know }))),
)(
  'sec/B17 $name is taken over as the server drew it, by a browser that knows $what',
  async ({ name, know }) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = fromServer.get(name) ?? ''
    const drawn = container.innerHTML
    const element = container.firstElementChild
    const fake = createFakeKit()
    fake.kit.query.mockReturnValue(new Promise(() => undefined))
    know(fake)
    const commits: string[] = []
    onCommit = (committed) => {
      if (committed) commits.push(container.innerHTML)
    }
    const onRecoverableError = vi.fn()
    const root = hydrateRoot(container, within(browser, fake, name), { onRecoverableError })
    while (commits.length === 0) await new Promise((resolve) => afterTurn(resolve))
    expect(commits[0]).toBe(drawn)
    expect(container.firstElementChild).toBe(element)
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => afterTurn(resolve))
    expect(onRecoverableError).not.toHaveBeenCalled()
    // biome-ignore lint/suspicious/noConsole: where React complains
    expect(console.error).not.toHaveBeenCalled()
    root.unmount()
    container.remove()
    passed++
  },
)

test('no component of the package is left out', () => {
  const exported = [...Object.keys(server.ui), ...Object.keys(server.react)]
  expect(exported.filter((name) => /^[A-Z]/.test(name) && !names.includes(name))).toEqual([])
})
