/** One after the other: the person reads them so, and what comes after a refusal is not asked. */
export async function inOrder<Input, Output>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<Output>,
): Promise<readonly Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await work(input))
  return outputs
}
