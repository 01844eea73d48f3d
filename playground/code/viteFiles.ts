import type { Settings } from '../settings/settings.ts'
import type { MakeFiles } from './codeFile.ts'
import { element, fileText, importOf, indented } from './print.ts'
import { devtoolsElement, devtoolsImport } from './printDevtools.ts'
import { type Environment, environmentFile, printKit } from './printKit.ts'
import { logoLines, modalWithLogo } from './printLogo.ts'
import { languageImport, providerAttributes, themeFiles } from './printLook.ts'
import { printScreen } from './printScreen.ts'

/** Vite's: names that start so are in `import.meta.env`. */
export const viteEnvironment: Environment = {
  file: '.env',
  prefix: 'VITE_',
  read: (name) => `import.meta.env.${name}`,
}

/** An app of Vite: everything in one file. */
export const viteFiles: MakeFiles = (settings, addresses) => {
  const theme = themeFiles(settings)
  const screen = printScreen(settings)
  const modal = modalWithLogo(settings)
  const text = fileText(
    [
      ...importOf(
        ['createLatchkit', 'LatchkitProvider', ...modal.names, ...screen.names],
        'latchkit',
      ),
      ...devtoolsImport(settings),
      ...languageImport(settings),
      "import 'latchkit/styles.css'",
      ...theme.map(({ name }) => `import './${name}'`),
    ],
    kitLines(settings),
    logoLines(settings),
    appLines(settings, [...modal.elements, screen.element]),
    screen.component,
  )
  return [{ name: 'App.tsx', text }, ...theme, environmentFile(addresses, viteEnvironment)]
}

/** The kit of an app of Vite: made once, outside React. */
export function kitLines(settings: Settings): readonly string[] {
  const [first, ...rest] = printKit(settings, viteEnvironment)
  return [`const kit = ${first}`, ...rest]
}

/** The app: its provider around these elements. */
export function appLines(settings: Settings, inside: readonly string[]): readonly string[] {
  const children = [...inside, ...devtoolsElement(settings)]
  return [
    'export function App() {',
    '  return (',
    ...indented(element('LatchkitProvider', providerAttributes(settings), children), 4),
    '  )',
    '}',
  ]
}
