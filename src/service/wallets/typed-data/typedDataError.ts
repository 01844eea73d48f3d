/** Says what is wrong with typed data, in words that end the sentence "the payload …". */
export class TypedDataError extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'TypedDataError'
  }
}
