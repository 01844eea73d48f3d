/** The part of `solc` that the tests use; the package brings no types. */
declare module 'solc' {
  const solc: { compile(input: string): string }
  export default solc
}
