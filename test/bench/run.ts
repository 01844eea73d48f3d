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
/** Benches that take minutes and run only if they are named. */
const long = { scale: scaleFigures, fairness: fairnessFigures }
const all = { ...benches, ...long }
const wanted = process.argv.slice(2)

const named = Object.entries(all).filter(([name]) => wanted.includes(name))
/** Words that name no bench choose rows within one: `fairness L2 sqlite`. */
const choices = wanted.filter((word) => !Object.hasOwn(all, word))
for (const [, figures] of wanted.length > 0 ? named : Object.entries(benches)) {
  for await (const figure of await figures(choices)) if (!report([figure])) process.exitCode = 1
}
