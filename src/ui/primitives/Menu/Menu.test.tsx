import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Menu } from './Menu.tsx'

function Sample() {
  const [chosen, setChosen] = useState('nothing')
  const item = (id: string) => ({ label: `Do ${id}`, onChoose: () => setChosen(id) })
  return (
    <>
      <Menu label="More" items={[item('one'), item('two'), item('three')]}>
        …
      </Menu>
      <p>{chosen}</p>
      <button type="button">After</button>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'More' })
const item = (name: string) => screen.getByRole('menuitem', { name })

test('opens with a press, does what is chosen, and gives the focus back', async () => {
  render(<Sample />)
  const person = userEvent.setup()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  await person.click(opener())
  expect(screen.getByRole('menu', { name: 'More' })).toBeVisible()
  expect(item('Do one')).toHaveFocus()
  await person.click(item('Do two'))
  expect(screen.getByText('two')).toBeVisible()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(opener()).toHaveFocus()
})

test('goes around with the arrows, and to both ends', async () => {
  render(<Sample />)
  const person = userEvent.setup()
  await person.tab()
  await person.keyboard('{Enter}{ArrowUp}')
  expect(item('Do three')).toHaveFocus()
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(item('Do two')).toHaveFocus()
  await person.keyboard('{Home}')
  expect(item('Do one')).toHaveFocus()
  await person.keyboard('{End}{Enter}')
  expect(screen.getByText('three')).toBeVisible()
})

test('Escape closes it and nothing around it; leaving it closes it too', async () => {
  const heard: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a dialog that Escape closes
    <div onKeyDown={({ key }) => heard.push(key)}>
      <Sample />
    </div>,
  )
  const person = userEvent.setup()
  await person.click(opener())
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(heard).toEqual([])
  expect(opener()).toHaveFocus()
  await person.click(opener())
  await person.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByText('nothing')).toBeVisible()
})
