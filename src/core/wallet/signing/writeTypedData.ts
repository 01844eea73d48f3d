/** The JSON of typed data. Whole numbers beyond what a number of JSON holds are decimal text, as EIP-712 takes them. */
export function writeTypedData(typedData: string | object): string {
  return typeof typedData === 'string' ? typedData : JSON.stringify(typedData, toDecimal)
}

function toDecimal(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
