import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsView } from '../../../stories/docs/support/AccessibilityResults.tsx'
import { groupsOf, type TestedFile } from './accessibilityReporter.ts'

const file = (path: string, states: readonly string[]): TestedFile => ({
  path: `/repository/${path}`,
  tests: states.map((state, at) => ({
    name: `story ${at}`,
    state,
    errors: state === 'failed' ? [`axe found <b> at ${at}`] : [],
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

test('the page says so where there is no report', () => {
  const page = renderToStaticMarkup(createElement(ResultsView, { report: null }))
  expect(page).toContain('There is no report')
  expect(page).toContain('npm run test:long')
})
