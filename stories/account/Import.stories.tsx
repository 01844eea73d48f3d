import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ImportWordsView } from '../../src/ui/account/Import/ImportWordsView.tsx'
import { storyFrame } from '../support/frame.tsx'

const good = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

const meta = {
  title: 'Account/Import',
  component: ImportWordsView,
  args: {
    frame: { ...storyFrame, logo: null },
    isBusy: false,
    error: null,
    onImport: fn(),
    onUseKey: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ImportWordsView>

export default meta
type Story = StoryObj<typeof meta>

async function paste(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('textbox', { name: 'Word 1' }))
  await userEvent.paste(text)
  return canvas
}

export const Empty: Story = {}

export const UnknownWord: Story = {
  async play({ canvasElement }) {
    const canvas = await paste(canvasElement, 'harvest copper latin drift meadw ocean pencil')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Word 8' }))
    await userEvent.keyboard('qui')
    await canvas.findByRole('button', { name: 'meadow' })
    await expect(canvas.getByRole('textbox', { name: 'Word 8' })).toBeValid()
  },
}

export const OtherLanguage: Story = {
  async play({ canvasElement }) {
    const french = 'abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif'
    const canvas = await paste(canvasElement, french)
    await waitFor(() => expect(canvas.getAllByText(/words are not English/)).not.toEqual([]))
  },
}

export const DoNotFit: Story = {
  async play({ args, canvasElement }) {
    const canvas = await paste(canvasElement, good.replace('yellow', 'year'))
    await waitFor(() => expect(canvas.getAllByText(/do not fit together/)).not.toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Import wallet' }))
    await expect(args.onImport).not.toHaveBeenCalled()
  },
}

export const Filled: Story = {
  async play({ args, canvasElement }) {
    const canvas = await paste(canvasElement, good)
    await userEvent.click(canvas.getByRole('button', { name: 'Import wallet' }))
    await expect(args.onImport).toHaveBeenCalledWith(good)
  },
}

export const TwentyFourWords: Story = {
  async play({ canvasElement }) {
    const canvas = await paste(canvasElement, `${'abandon '.repeat(23)}art`)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(24)
  },
}

export const Importing: Story = { args: { isBusy: true } }

export const Refused: Story = {
  args: { error: 'We could not finish this. Try again in a moment.' },
}
