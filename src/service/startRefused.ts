/** Why a service does not start, in plain sentences for the one who starts it. Says nothing secret. */
export class StartRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartRefused'
  }
}
