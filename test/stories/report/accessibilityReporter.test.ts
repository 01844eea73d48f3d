import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsView } from '../../../stories/docs/support/AccessibilityResults.tsx'
import { launchChromium } from '../../support/chromium.ts'
import { groupsOf, type TestedFile } from './accessibilityReporter.ts'

const file = (path: string, states: readonly string[]): TestedFile => ({
  path: `/repository/${path}`,
  tests: states.map((state, at) => ({
    name: `story ${at}`,
    state,
    errors: state === 'failed' ? [{ message: `axe found <b> at ${at}` }] : [],
  })),
})

test('counts what passed and failed of the tests of access, and nothing that was skipped', () => {
  const groups = groupsOf([
    file('test/long/everyStory.test.ts', ['passed', 'skipped', 'failed', 'passed']),
    file('test/long/accessibility.test.ts', ['skipped']),
    file('test/long/kills.test.ts', ['passed']),
  ])
  expect(groups[0]).toMatchObject({
    title: 'Stories',
    passed: 2,
    failed: [{ name: 'story 2', problem: 'axe found <b> at 2' }],
  })
  expect(groups.slice(1).filter(({ passed }) => passed > 0)).toEqual([])
})

test('the page says what was not looked at', () => {
  const groups = groupsOf([file('test/long/liveRegions.test.ts', ['passed', 'passed'])])
  const report = { commit: null, isChanged: false, endedAt: '', axe: '4.14.1', groups }
  const page = renderToStaticMarkup(createElement(ResultsView, { report }))
  const [, ...rows] = page.split('<tr>')
  const told = rows.map((row) => row.replaceAll(/<[^>]*>/g, '|'))
  expect(told.find((row) => row.includes('Live regions'))).toMatch(/\|2\|+0\|/)
  expect(told.find((row) => row.includes('Stories'))).toContain('not in this run')
})

test('what failed is told with what was found, in plain text', () => {
  const errors = [
    {
      message: 'expected [ Array(1) ] to deeply equal []',
      diff: '\u001b[31m+   "Save: 20 px"\u001b[39m',
    },
  ]
  const tests = [{ name: 'Login / First', state: 'failed', errors }]
  const [group] = groupsOf([{ path: 'test/long/everyStory.test.ts', tests }])
  expect(group?.failed).toEqual([
    {
      name: 'Login / First',
      problem: 'expected [ Array(1) ] to deeply equal []\n+   "Save: 20 px"',
    },
  ])
})

test('a run without them makes no report', () => {
  expect(groupsOf([file('test/long/kills.test.ts', ['passed', 'failed'])])).toEqual([])
})

test('the page says the figures, the commit, and what failed', () => {
  const groups = groupsOf([file('test/long/everyStory.test.ts', ['passed', 'failed', 'passed'])])
  const report = {
    commit: '0123456789abcdef',
    isChanged: false,
    endedAt: '2026-11-23T02:15:00.000Z',
    axe: '4.14.1',
    groups,
  }
  const page = renderToStaticMarkup(createElement(ResultsView, { report }))
  expect(page).toContain('2 passed, 1 failed')
  expect(page).toContain('0123456789ab')
  expect(page).not.toContain('with changes')
  expect(page).toContain('2026-11-23 02:15 UTC')
  expect(page).toContain('axe found &lt;b&gt; at 1')
  const changed = renderToStaticMarkup(
    createElement(ResultsView, { report: { ...report, isChanged: true } }),
  )
  expect(changed).toContain('with changes on top')
})

/** The words that stand in two lines, or more. */
const brokenWords = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

test('no word of its figures is broken, at 1280, 390 and 320 px', async () => {
  const passed = Array.from({ length: 1234 }, () => 'passed')
  const groups = groupsOf([
    file('test/long/accessibility.test.ts', passed),
    file('test/long/lighthouse.test.ts', ['passed']),
  ])
  const report = { commit: null, isChanged: false, endedAt: '', axe: '4.14.1', groups }
  const styles = readFileSync('.storybook/docs.css', 'utf8')
  const view = renderToStaticMarkup(createElement(ResultsView, { report }))
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    // as much as the frame of a page of text leaves free
    const html = `<style>${styles} body { margin: 0 40px }</style>${view}`
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(html)
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  } finally {
    await browser.close()
  }
})

test('the page says so where there is no report', () => {
  const page = renderToStaticMarkup(createElement(ResultsView, { report: null }))
  expect(page).toContain('There is no report')
  expect(page).toContain('npm run test:long')
})
