import { fairnessFigures } from './fairness.ts'
import { report } from './figures.ts'
import { modalFigures } from './modal.ts'
import { panelFigures } from './panel.ts'
import { scaleFigures } from './scale.ts'
import { signFigures } from './sign.ts'
import { stampFigures } from './stamp.ts'
import { startFigures } from './start.ts'
import { whoamiFigures } from './whoami.ts'

const benches = {
  stamp: stampFigures,
  whoami: whoamiFigures,
  sign: signFigures,
  start: startFigures,
  panel: panelFigures,
  modal: modalFigures,
}
/** Those that take minutes, and run only when they are named. */
const long = { scale: scaleFigures, fairness: fairnessFigures }
const wanted = process.argv.slice(2)

const named = Object.entries({ ...benches, ...long }).filter(([name]) => wanted.includes(name))
for (const [, figures] of wanted.length > 0 ? named : Object.entries(benches)) {
  for await (const figure of await figures()) if (!report([figure])) process.exitCode = 1
}
