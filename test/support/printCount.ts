/** Says how many of how many, for whoever reads what a run printed. */
export function printCount(name: string, count: number, total: number): void {
  process.stdout.write(`${name}: ${count} of ${total}\n`)
}
