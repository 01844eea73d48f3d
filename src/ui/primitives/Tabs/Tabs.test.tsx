import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { nextTab } from './nextTab.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'one', label: 'First' },
  { id: 'two', label: 'Second' },
  { id: 'three', label: 'Third' },
] as const

function Sample() {
  const [chosen, setChosen] = useState<'one' | 'two' | 'three'>('one')
  return (
    <Tabs label="Parts" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      <button type="button">Inside {chosen}</button>
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('a press chooses, and the panel bears the name of its tab', async () => {
  render(<Sample />)
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible()
  expect(tab('First')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(tab('Second'))
  expect(tab('First')).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Inside two')
  expect(tab('Second')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
})

test('is one stop for the Tab key: the arrows go from tab to tab, Tab into the panel', async () => {
  render(<Sample />)
  const person = userEvent.setup()
  await person.tab()
  expect(tab('First')).toHaveFocus()
  await person.keyboard('{ArrowRight}')
  expect(tab('Second')).toHaveFocus()
  expect(tab('Second')).toHaveAttribute('aria-selected', 'true')
  await person.keyboard('{End}')
  expect(tab('Third')).toHaveFocus()
  await person.keyboard('{ArrowRight}')
  expect(tab('First')).toHaveFocus()
  await person.tab()
  expect(screen.getByRole('button', { name: 'Inside one' })).toHaveFocus()
})

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, 2],
  ['ArrowRight', true, 2],
  ['ArrowLeft', true, 1],
  ['Home', true, 0],
  ['End', false, 2],
  ['Enter', false, null],
])('from the first of three %s goes, right to left %s, to %s', (key, isRtl, to) => {
  expect(nextTab(key, { at: 0, count: 3, isRtl })).toBe(to)
})
