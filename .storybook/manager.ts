import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Latchkit',
    brandImage: './lockup.svg',
    appBg: '#f9f7f6',
    appContentBg: '#ffffff',
    appPreviewBg: '#f9f7f6',
    appBorderColor: '#e3ddd6',
    appBorderRadius: 8,
    barBg: '#ffffff',
    textColor: '#24201b',
    colorPrimary: '#1c5b47',
    colorSecondary: '#1c5b47',
    barSelectedColor: '#1c5b47',
  }),
})
