import { defaultSettings, type Settings } from '../settings/settings.ts'
import type { CodeFile, MakeFiles } from './codeFile.ts'
import { element, fileText, importOf, indented } from './print.ts'
import { devtoolsElement, devtoolsImport } from './printDevtools.ts'
import { type Environment, environmentFile, printKit } from './printKit.ts'
import { logoLines, modalWithLogo } from './printLogo.ts'
import { languageImport, providerAttributes, themeFiles } from './printLook.ts'
import { printScreen } from './printScreen.ts'

/** Next.js': names that start so are put into the scripts of the browser. An option that is empty is refused by name. */
const nextEnvironment: Environment = {
  file: '.env.local',
  prefix: 'NEXT_PUBLIC_',
  read: (name) => `process.env.${name} ?? ''`,
}

const ONLY_IN_BROWSER = "'use client'"

/** An app of Next.js (app router): the provider runs in the browser, the layout around it on the server. */
export const nextFiles: MakeFiles = (settings, addresses) => {
  const theme = themeFiles(settings, 'app/')
  return [
    providersFile(settings),
    layoutFile(settings, theme.length > 0),
    pageFile(settings),
    ...theme,
    environmentFile(addresses, nextEnvironment),
  ]
}

function providersFile(settings: Settings): CodeFile {
  const [first, ...rest] = printKit(settings, nextEnvironment)
  const attributes = providerAttributes(settings)
  const modal = modalWithLogo(settings)
  const children = [...modal.elements, '{children}', ...devtoolsElement(settings)]
  const text = fileText(
    [ONLY_IN_BROWSER],
    [
      ...importOf(['createLatchkit', 'LatchkitProvider', ...modal.names], 'latchkit'),
      ...devtoolsImport(settings),
      ...languageImport(settings),
      "import type { ReactNode } from 'react'",
    ],
    [`const kit = ${first}`, ...rest],
    modal.lines,
    [
      'export function Providers({ children }: { children: ReactNode }) {',
      '  return (',
      ...indented(element('LatchkitProvider', attributes, children), 4),
      '  )',
      '}',
    ],
  )
  return { name: 'app/providers.tsx', text }
}

function layoutFile(settings: Settings, hasTheme: boolean): CodeFile {
  const { language, direction } = settings
  const dir = direction === defaultSettings.direction ? [] : [`dir="${direction}"`]
  const html = element(
    'html',
    [`lang="${language}"`, ...dir],
    ['<body>', '  <Providers>{children}</Providers>', '</body>'],
  )
  const text = fileText(
    [
      "import type { ReactNode } from 'react'",
      "import { Providers } from './providers'",
      "import 'latchkit/styles.css'",
      ...(hasTheme ? ["import './theme.css'"] : []),
    ],
    [
      'export default function Layout({ children }: { children: ReactNode }) {',
      '  return (',
      ...indented(html, 4),
      '  )',
      '}',
    ],
  )
  return { name: 'app/layout.tsx', text }
}

function pageFile(settings: Settings): CodeFile {
  const { names, element: inside, component } = printScreen(settings)
  const logo = settings.presentation === 'inline' ? logoLines(settings) : []
  const page =
    component.length === 0
      ? ['export default function Page() {', `  return ${inside}`, '}']
      : component.map((line) => line.replace(/^function Page/, 'export default function Page'))
  return {
    name: 'app/page.tsx',
    text: fileText([ONLY_IN_BROWSER], importOf(names, 'latchkit'), logo, page),
  }
}
