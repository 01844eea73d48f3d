import { chosenMethods } from '../settings/methods.ts'
import type { Settings } from '../settings/settings.ts'
import type { MakeFiles } from './codeFile.ts'
import { fileText, importOf } from './print.ts'
import { devtoolsImport } from './printDevtools.ts'
import { environmentFile } from './printKit.ts'
import { languageImport } from './printLook.ts'
import { printOwnLogin } from './printOwnLogin.ts'
import { ownPages } from './printOwnPage.ts'
import { appLines, kitLines, viteEnvironment } from './viteFiles.ts'

const names = ['createLatchkit', 'LatchkitProvider', 'useErrorText', 'useLogin', 'useSession']

/** An app with screens of its own: no component of the kit and none of its styles, so no theme either. */
export const hooksFiles: MakeFiles = (settings, addresses) => {
  const page = ownPages[settings.flow]
  const bare: Settings = { ...settings, scheme: 'auto', direction: 'auto' }
  const text = fileText(
    [
      ...importOf([...names, ...page.names], 'latchkit'),
      ...devtoolsImport(bare),
      ...languageImport(bare),
    ],
    kitLines(bare),
    appLines(bare, ['<MyLogin />']),
    ...printOwnLogin(chosenMethods(settings.methods), page),
  )
  return [{ name: 'App.tsx', text }, environmentFile(addresses, viteEnvironment)]
}
