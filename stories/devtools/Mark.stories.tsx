import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DevtoolsMark } from '../../src/devtools/panel/DevtoolsMark.tsx'
import { adoptStyles } from '../../src/devtools/panel/openHost.ts'
import { useUiSettings } from '../../src/react/kitContext.ts'

const meta = {
  title: 'Devtools/Mark',
  component: DevtoolsMark,
  parameters: { frame: 'none' },
  args: { scheme: 'auto', onOpen: fn() },
  render: function Mark(args) {
    useLayoutEffect(adoptStyles, [])
    const { theme } = useUiSettings()
    return <DevtoolsMark {...args} scheme={theme === 'dark' ? 'dark' : 'light'} />
  },
} satisfies Meta<typeof DevtoolsMark>

export default meta

export const Closed: StoryObj<typeof meta> = {
  async play({ args, canvasElement }) {
    const mark = within(canvasElement).getByRole('button', { name: 'Open the Latchkit devtools' })
    await userEvent.click(mark)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
