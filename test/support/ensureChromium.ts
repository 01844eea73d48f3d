import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

/** Runs a command, its output shown; true when it succeeded. */
function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Ways to get a browser, tried in this order. */
const ways = [
  () => run('npx', 'playwright', 'install', 'chromium'),
  () =>
    process.getuid?.() === 0 &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', 'chromium'),
]

function ensure(): boolean {
  if (findChromium()) return true
  process.stdout.write('The browser tests need Chromium and there is none: installing it.\n')
  return ways.some((way) => way() && findChromium() !== null)
}

if (!ensure()) {
  process.stderr.write(
    [
      'Chromium could not be installed. Do one of these, then run `npm test` again:',
      '  - install Chromium or Google Chrome with the package manager of your system',
      '  - set CHROMIUM_PATH to the program file of a Chromium that you have',
      '  - run only what needs no browser: npx vitest run --project node --project dom --project process',
      '',
    ].join('\n'),
  )
  process.exitCode = 1
}
