import { afterEach, expect, test, vi } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const { body, documentElement: html } = document

afterEach(() => {
  html.removeAttribute('style')
  body.removeAttribute('style')
})

test('lets go when the last of several lets go, in any order', () => {
  body.style.overflow = 'auto'
  const first = lockScroll()
  const second = lockScroll()
  expect(body.style.overflow).toBe('hidden')
  first()
  expect(body.style.overflow).toBe('hidden')
  second()
  expect(body.style.overflow).toBe('auto')
})

test('locks what the page scrolls by', () => {
  html.style.overflow = 'scroll'
  const unlock = lockScroll()
  expect([html.style.overflow, body.style.overflow]).toEqual(['hidden', ''])
  unlock()
  expect(html.style.overflow).toBe('scroll')
})

test('leaves the place of the scroll bar free, one way or another', () => {
  vi.spyOn(html, 'clientWidth', 'get').mockImplementation(() =>
    body.style.overflow === 'hidden' ? window.innerWidth : window.innerWidth - 15,
  )
  body.style.paddingRight = '5px'
  const unlock = lockScroll()
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('stable')
  expect(body.style.paddingRight).toBe('20px')
  unlock()
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('')
  expect(body.style.paddingRight).toBe('5px')
})
