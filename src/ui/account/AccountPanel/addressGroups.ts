/** An address in groups of six characters, so that people can compare it: nothing is left out. */
export function addressGroups(address: string): readonly string[] {
  return address.match(/.{1,6}/gu) ?? []
}
