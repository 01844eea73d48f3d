import { report } from './figures.ts'
import { signFigures } from './sign.ts'
import { stampFigures } from './stamp.ts'
import { startFigures } from './start.ts'
import { whoamiFigures } from './whoami.ts'

const benches = {
  stamp: stampFigures,
  whoami: whoamiFigures,
  sign: signFigures,
  start: startFigures,
}
const wanted = process.argv.slice(2)

for (const [name, figures] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (!report(await figures())) process.exitCode = 1
}
