import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../src/ui/primitives/Icon/Icon.tsx'
import { ICON_PATHS, type IconName } from '../../src/ui/primitives/Icon/iconPaths.ts'

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Icon>

export default meta

const isIconName = (name: string): name is IconName => name in ICON_PATHS

export const All: StoryObj<typeof meta> = {
  args: { name: 'check' },
  render: () => (
    <div className="stage-row">
      {Object.keys(ICON_PATHS)
        .filter(isIconName)
        .map((name) => (
          <span key={name} className="stage-row">
            <Icon name={name} size={16} />
            <Icon name={name} />
            <Icon name={name} size={28} />
            {name}
          </span>
        ))}
    </div>
  ),
}
