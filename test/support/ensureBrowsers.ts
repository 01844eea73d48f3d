import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'

/** Which are needed: what the command line names, else all of them. */
const wanted = process.argv.slice(2)

const all = [
  {
    name: 'Chromium',
    find: findChromium,
    /** The package of Debian. */
    systemPackage: 'chromium',
    /** What Playwright can download; it has no Firefox as Mozilla publishes it. */
    download: 'chromium',
    help: [
      'install Chromium or Google Chrome with the package manager of your system',
      'set CHROMIUM_PATH to the program file of a Chromium that you have',
    ],
  },
  {
    name: 'Firefox',
    find: findFirefox,
    systemPackage: 'firefox-esr',
    download: null,
    help: [
      'install Firefox with the package manager of your system, or from mozilla.org',
      'set FIREFOX_PATH to the program file of a Firefox that you have',
    ],
  },
]
const browsers = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const missing = () => browsers.filter(({ find }) => find() === null)

/** Runs a command, its output shown; true when it succeeded. */
function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Ways to get browsers, tried in this order. */
const ways = [
  () => {
    const downloads = missing().flatMap(({ download }) => download ?? [])
    if (downloads.length > 0) run('npx', 'playwright', 'install', ...downloads)
  },
  () => {
    const packages = missing().map(({ systemPackage }) => systemPackage)
    if (packages.length > 0 && process.getuid?.() === 0 && run('apt-get', 'update'))
      run('apt-get', 'install', '-y', ...packages)
  },
]

const namesOf = (list: typeof all) => list.map(({ name }) => name).join(' and ')

if (missing().length > 0) {
  process.stdout.write(`The tests need ${namesOf(missing())} and there is none: installing.\n`)
  for (const way of ways) way()
}

if (missing().length > 0) {
  process.stderr.write(
    [
      `${namesOf(missing())} could not be installed. Do one of these, then run the command again:`,
      ...missing().flatMap(({ help }) => help.map((line) => `  - ${line}`)),
      '  - run only what needs no browser: npx vitest run --project "node*" --project dom --project process',
      '',
    ].join('\n'),
  )
  process.exitCode = 1
}
