import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../src/ui/styles/index.css'
import './preview.css'
import './docs.css'
import { accents } from '../stories/support/accents.ts'
import { languageOf, languages } from '../stories/support/languages.ts'
import { Stage } from '../stories/support/Stage.tsx'
import { DocsPage } from './DocsPage.tsx'
import { theme } from './theme.ts'

// a busy machine takes its time
configure({ asyncUtilTimeout: 20_000 })

const withStage: Decorator = (Story, { globals, loaded, name, parameters, viewMode }) => (
  <Stage
    name={name}
    isInText={viewMode === 'docs'}
    theme={globals.theme}
    direction={globals.direction}
    motion={globals.motion}
    contrast={globals.contrast}
    accent={globals.accent}
    width={globals.width}
    frame={parameters.frame ?? 'card'}
    locale={loaded.locale}
    language={parameters.language}
  >
    <Story />
  </Stage>
)

type Icon =
  | 'circlehollow'
  | 'contrast'
  | 'globe'
  | 'lightning'
  | 'mobile'
  | 'paintbrush'
  | 'transfer'

function toolbar(title: string, icon: Icon, items: readonly string[]) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      items: items.map((value) => ({ value, title: `${title}: ${value}` })),
      dynamicTitle: true,
    },
  }
}

const preview: Preview = {
  decorators: [withStage],
  loaders: [async ({ globals }) => ({ locale: await languageOf(globals.locale) })],
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    locale: 'en',
    motion: 'device',
    contrast: 'device',
    accent: 'own',
    width: '416',
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    locale: toolbar('Language', 'globe', languages),
    motion: toolbar('Motion', 'lightning', ['device', 'full', 'reduced']),
    contrast: toolbar('Contrast', 'contrast', ['device', 'standard', 'more']),
    accent: toolbar('Accent', 'paintbrush', accents),
    width: toolbar('Width', 'mobile', ['320', '390', '416', '768', '1200']),
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme, container: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Quick start',
          'Components',
          'Theming',
          'Accessibility report',
          'Recipes',
          ['Headless login', 'Own modal', 'Next.js', 'wagmi'],
          'Migration',
          'Flows',
          'Login',
          ['First screen', 'Code', 'Something in the way'],
        ],
      },
    },
  },
}

export default preview
