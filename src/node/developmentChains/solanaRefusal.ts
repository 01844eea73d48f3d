/** An answer of the local Solana chain that is an error. */
export class SolanaRefusal extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'SolanaRefusal'
    this.code = code
    this.data = data
  }
}
