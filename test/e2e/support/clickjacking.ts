import type { CDPSession, Locator } from 'playwright'
import { expect } from 'vitest'
import { type Embedded, settled } from './embedder.ts'

/** Somebody who has a part of the kit open in a frame, and in plain sight the button that others want them to press. */
export type Victim = Embedded & {
  readonly button: Locator
  /** The middle of the button, in the page around. */
  readonly target: Point
}

export type Point = { readonly x: number; readonly y: number }
type Step = Point & { readonly type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' }

/** What the page around does, with what the person does for their part. */
type Attack = (victim: Victim) => Promise<void>

export const to = (point: Point): Step => ({ ...point, type: 'mouseMoved' })
export const down = (point: Point): Step => ({ ...point, type: 'mousePressed' })
export const up = (point: Point): Step => ({ ...point, type: 'mouseReleased' })

/** The middle of what is drawn, in the page around. */
export async function middleOf(drawn: Locator): Promise<Point> {
  const box = await drawn.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Somewhere beside the frame. */
const beside: Point = { x: 900, y: 600 }

/** Moves and presses that follow each other at once, however busy the machine is: made at one time, sent in one go. */
export async function hand(
  session: CDPSession,
  steps: readonly Step[],
  atMs = Date.now(),
): Promise<void> {
  const events = steps.map(({ type, x, y }) => {
    const isMove = type === 'mouseMoved'
    const button = isMove ? 'none' : 'left'
    const clickCount = isMove ? 0 : 1
    const timestamp = atMs / 1000
    return session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount, timestamp })
  })
  await Promise.all(events)
}

const handOf = ({ context, page }: Victim) => context.newCDPSession(page)

/** Changes how the frame looks. */
const restyle = ({ page }: Victim, style: string) =>
  page.locator('#app').evaluate((frame, css) => {
    frame.style.cssText += `;${css}`
  }, style)

/** Waits until what is in the frame has noticed. */
const unsettled = ({ app }: Victim) => app.locator('[data-guard="covered"]').waitFor()

/** Lets the page around give the focus to the frame, and waits until it is there. */
async function focusFrame({ app }: Victim, give: () => Promise<unknown>): Promise<void> {
  const root = app.locator('html')
  await root.evaluate((it) => {
    addEventListener('focus', () => it.setAttribute('data-focused', ''), { once: true })
  })
  await give()
  await expect.poll(() => root.getAttribute('data-focused')).toBe('')
}

/** The frame looks like this, and the person clicks what they believe to be there. */
const disguise =
  (style: (victim: Victim) => string): Attack =>
  async (victim) => {
    await restyle(victim, style(victim))
    await unsettled(victim)
    await victim.page.mouse.click(victim.target.x, victim.target.y)
  }

/** A point as the frame counts. */
function inFrame({ target }: Victim): Point {
  return { x: target.x - 80, y: target.y - 40 }
}

const origin = (victim: Victim) => `transform-origin: ${inFrame(victim).x}px ${inFrame(victim).y}px`

/** Something lies on the frame. */
const cover = ({ page }: Victim, isPressed: boolean) =>
  page.evaluate((takesPress) => {
    const lid = Object.assign(document.createElement('div'), { textContent: 'Free tickets' })
    lid.style.cssText = 'position: fixed; inset: 0; background: white'
    lid.style.pointerEvents = takesPress ? 'auto' : 'none'
    // gone with the first press, so that the next one reaches what was below
    if (takesPress) lid.addEventListener('pointerdown', () => lid.remove())
    document.body.append(lid)
  }, isPressed)

export const attacks: Readonly<Record<string, Attack>> = {
  opacity: disguise(() => 'opacity: .02'),

  async overlay(victim) {
    await cover(victim, false)
    await unsettled(victim)
    await victim.page.mouse.click(victim.target.x, victim.target.y)
  },

  'clip-path': disguise((victim) => {
    const { y } = inFrame(victim)
    return `clip-path: inset(${y - 20}px 0 calc(100% - ${y + 20}px) 0)`
  }),

  transform: disguise((victim) => `${origin(victim)}; transform: skewX(8deg) rotate(2deg)`),

  async scale(victim) {
    await disguise(() => `${origin(victim)}; transform: scale(.3)`)(victim)
    await restyle(victim, 'transform: none')
    await settled(victim.app)
    await disguise(() => 'transform: scale(4)')(victim)
  },

  async 'off-screen move on mousedown'(victim) {
    const { page, target } = victim
    await restyle(victim, 'left: -3000px')
    await unsettled(victim)
    await page.evaluate(() => {
      const frame = document.getElementById('app')
      addEventListener('mousedown', () => frame?.style.setProperty('left', '80px'))
    })
    const session = await handOf(victim)
    await hand(session, [to(target), down(target), up(target)])
    await hand(session, [down(target), up(target)])
  },

  async 'double click'(victim) {
    const { target } = victim
    await cover(victim, true)
    await unsettled(victim)
    await hand(await handOf(victim), [
      to(target),
      down(target),
      up(target),
      down(target),
      up(target),
    ])
  },

  async drag(victim) {
    const { page, target } = victim
    const session = await handOf(victim)
    // something of the page around is let go on the button
    await hand(session, [to(beside), down(beside), to(target), up(target)])
    // the frame slides under the pointer while something in it is held, and the button is where it is let go
    const title = { x: target.x, y: target.y - 140 }
    await page.evaluate(() => {
      const frame = document.getElementById('app')
      addEventListener('blur', () => frame?.style.setProperty('top', '-100px'))
    })
    await page.locator('#decoy').focus()
    // all of one moment, also where the machine takes longer: a press of later would be an honest one
    const atMs = Date.now()
    await hand(session, [to(title), down(title)], atMs)
    await hand(session, [up(title)], atMs)
    await hand(session, [down(title), up(title)], atMs)
  },

  async 'cursor hiding by CSS'(victim) {
    const { page, target } = victim
    await page.evaluate(() => {
      document.documentElement.style.cursor = 'none'
      const cursor = Object.assign(document.createElement('i'), { textContent: '➤' })
      cursor.style.cssText = 'position: fixed; pointer-events: none'
      document.body.append(cursor)
      // far from where the pointer is
      addEventListener('mousemove', ({ clientX, clientY }) => {
        cursor.style.left = `${clientX + 620}px`
        cursor.style.top = `${clientY}px`
      })
    })
    const session = await handOf(victim)
    await hand(session, [to({ x: 60, y: target.y }), to(target), down(target), up(target)])
  },

  async 'keyboard repeat'(victim) {
    const { app, page } = victim
    const repeat = async () => {
      for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter')
    }
    // a key that is held down while the focus comes to the frame
    await page.locator('#decoy').focus()
    await page.keyboard.down('Enter')
    await focusFrame(victim, () => page.evaluate(() => document.getElementById('app')?.focus()))
    await repeat()
    await page.keyboard.up('Enter')
    // and one that is held down on the button while something lies on it
    await victim.button.focus()
    await cover(victim, false)
    await unsettled(victim)
    await page.keyboard.down('Enter')
    await page.evaluate(() => document.body.lastElementChild?.remove())
    await settled(app)
    await repeat()
    await page.keyboard.up('Enter')
  },

  async 'popup-under'(victim) {
    const { page, target } = victim
    const session = await handOf(victim)
    const opening = page.waitForEvent('popup')
    await page.locator('#decoy').focus()
    await page.evaluate(() => {
      const front = window.open('about:blank', '', 'width=400,height=400')
      front?.addEventListener('mousedown', () => {
        front.close()
        document.getElementById('app')?.focus()
      })
    })
    const popup = await opening
    // the first press of a double click closes the window in front, the second is meant for it too
    const pressedAtMs = Date.now()
    await focusFrame(victim, async () => {
      const closing = popup.waitForEvent('close')
      popup.mouse.down().catch(() => 'it is closed by this')
      await closing
    })
    await hand(session, [to(target), down(target), up(target)], pressedAtMs)
  },
}
