import { create } from 'storybook/theming'

/** The look of the manager, and of the pages of text in it. */
export const theme = create({
  base: 'light',
  brandTitle: 'Latchkit',
  brandImage: './lockup.svg',
  fontBase: '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  appBg: '#ffffff',
  appContentBg: '#f9f7f6',
  appPreviewBg: '#f9f7f6',
  appBorderColor: '#e3ddd6',
  appBorderRadius: 8,
  barBg: '#ffffff',
  barTextColor: '#4e4a46',
  barHoverColor: '#1c5b47',
  barSelectedColor: '#1c5b47',
  textColor: '#24201b',
  textMutedColor: '#4e4a46',
  colorPrimary: '#1c5b47',
  colorSecondary: '#1c5b47',
})
