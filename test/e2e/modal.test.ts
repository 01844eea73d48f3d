import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dialog, emailField, logInButton, openLogin } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const card = (page: Page) => page.locator('.lk-card')
const isFocused = (page: Page) =>
  expect.poll(() => logInButton(page).evaluate((it) => it === document.activeElement)).toBe(true)

/** The middle of the page's button, which the open login covers. */
async function middleOf(page: Page) {
  const box = await logInButton(page).boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('while it is open nothing of the page can be pressed, focused or scrolled', async () => {
  const page = await stage.open({ viewport: { width: 800, height: 500 } })
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    const link = Object.assign(document.createElement('button'), { id: 'page-button' })
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99999; padding: 20px'
    link.onclick = () => document.body.setAttribute('data-pressed', '')
    document.body.append(link)
  })
  await openLogin(page)
  await page.evaluate(() => document.getElementById('page-button')?.focus())
  expect(await dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await page.mouse.move(700, 250)
  await page.mouse.wheel(0, 600)
  await page.mouse.click(20, 20)
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => [scrollY, document.body.hasAttribute('data-pressed')])).toEqual([
    0,
    false,
  ])
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a press that ends on the backdrop does not close, and a second Escape does what the first does', async () => {
  const page = await stage.open()
  await openLogin(page)
  const box = await card(page).boundingBox()
  if (!box) throw new Error('not drawn')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x - 40, box.y + 20)
  await page.mouse.up()
  await page.mouse.move(box.x - 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.up()
  expect(await emailField(page).isVisible()).toBe(true)

  for (let round = 0; round < 2; round += 1) {
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await isFocused(page)
    await page.keyboard.press('Enter')
    await emailField(page).waitFor()
  }
})

test('Escape closes too when nothing has the focus', async () => {
  const page = await stage.open()
  await openLogin(page)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await isFocused(page)
})

test.each([
  [
    'that is modal by itself',
    () => {
      const host = document.body.appendChild(document.createElement('dialog'))
      // so that "the dialog" is the login
      host.role = 'group'
      host.append(...document.body.querySelectorAll('#root'))
      host.showModal()
    },
  ],
  [
    'that takes the pointer and the focus from all else',
    () => {
      const root = document.querySelector<HTMLElement>('#root')
      if (!root) return
      root.style.cssText = 'position: fixed; inset: 0; z-index: 999999; pointer-events: auto'
      document.body.style.pointerEvents = 'none'
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Node && !root.contains(target))
          root.querySelector<HTMLElement>('button')?.focus()
      })
    },
  ],
] as const)('the login can be used above a dialog of the page %s', async (_, prepare) => {
  const page = await stage.open()
  await logInButton(page).waitFor()
  await page.evaluate(prepare)
  await openLogin(page)
  const { x, y } = await middleOf(page)
  expect(
    await dialog(page).evaluate(
      (it, [left, top]) => it.contains(document.elementFromPoint(left, top)),
      [x, y] as const,
    ),
  ).toBe(true)
  await emailField(page).click()
  await page.keyboard.type('mara@')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Enter a full email address').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  await isFocused(page)
})
