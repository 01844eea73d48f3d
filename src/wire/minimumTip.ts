/** The least tip that the nodes of a chain take, in wei per unit of gas, where it is not zero; by CAIP-2. */
const minimumTips: Readonly<Record<string, bigint>> = {
  // Polygon and its test chain: nodes of bor drop what offers less
  'eip155:137': 25_000_000_000n,
  'eip155:80002': 25_000_000_000n,
}

/** The least tip that nodes of a chain take, in wei per unit of gas; 0 for a chain that has none. */
export function getMinimumTip(caip2: string): bigint {
  return (Object.hasOwn(minimumTips, caip2) ? minimumTips[caip2] : undefined) ?? 0n
}
