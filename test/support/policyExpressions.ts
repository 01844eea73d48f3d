/** Chooses among things, the same every time that it begins with one number. */
function createChooser(seed: number) {
  let state = seed >>> 0
  /** A whole number from 0 to below `end` (xorshift32). */
  const below = (end: number): number => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % end
  }
  const one = <T>(first: T, ...rest: readonly T[]): T => {
    const at = below(rest.length + 1)
    return at === 0 ? first : (rest[at - 1] ?? first)
  }
  return { below, one }
}

const NOISE = 'abz_09 \t\n\'"\\()[]{}<>=!&|.,+-*/%~^?:;@#$💚\u0000__proto__constructor'
const many = Array.from({ length: 60 }, (_, i) => i).join(',')

/**
 * Makes expressions of the policy language, most of them nearly right: grown by its grammar, some with a piece cut out,
 * doubled or replaced by noise, some long or deep.
 */
export function createExpressions(seed: number): () => string {
  const { below, one } = createChooser(seed)
  let variables: readonly string[] = []

  function condition(depth: number): string {
    const term = () => condition(depth - 1)
    if (depth <= 0) return one('true', 'false', '1 == 1', "activity.action == 'SIGN'")
    switch (below(9)) {
      case 0:
        return `${term()} && ${term()}`
      case 1:
        return `(${term()} || ${term()})`
      case 2:
        return `${value(depth - 1)} ${one('==', '!=', '<', '>', '<=', '>=')} ${value(depth - 1)}`
      case 3:
        return `${value(depth - 1)} in ${list(depth - 1)}`
      case 4:
        return each(one('any', 'all'), depth)
      case 5:
        return `${list(depth - 1)}.contains(${value(depth - 1)})`
      case 6:
        return one(
          `time.now ${one('<', '>=')} Timestamp('2026-0${below(10)}-1${below(10)}T00:00:00Z')`,
          `CronSpan('${below(70)} ${one('*', '9', '8-20')} * * ${one('*', '1-5')}', '${below(9)}h', 'Europe/Berlin')`,
        )
      case 7:
        return `${list(depth - 1)}.count() ${one('>', '<=')} ${below(4)}`
      default:
        return term()
    }
  }

  function each(operation: string, depth: number): string {
    const name = `v${variables.length}`
    const of = list(depth - 1)
    variables = [...variables, name]
    const predicate = condition(depth - 1)
    variables = variables.slice(0, -1)
    return `${of}.${operation}(${name}, ${predicate})`
  }

  function list(depth: number): string {
    if (depth <= 0) return one('approvers', 'credentials', 'activity.params.list', `[${many}]`)
    return one(
      () => `[${value(depth - 1)}, ${value(depth - 1)}]`,
      () => `${list(depth - 1)}[${below(3)}..${below(4)}]`,
      () => each('filter', depth),
      () => `[${many}]`,
      () => list(0),
    )()
  }

  function value(depth: number): string {
    const [variable = '7'] = variables.slice(-1)
    if (depth <= 0)
      return one(String(below(1000)), `'${one('a', 'w', '0xAB')}'`, 'true', '-5', variable)
    return one(
      () => one('activity.kind', 'wallet.label', 'activity.params.text', 'eth.tx.value'),
      () => `activity.params.${one('none', 'list', 'text', 'nothing', 'toString')}`,
      () => `${value(depth - 1)}[${value(depth - 1)}]`,
      () => `${variable}.${one('id', 'tags', 'type', 'size')}`,
      () => `eth.eip_712.message['${one('a', '__proto__')}']`,
      () => `wallet.${one('id', 'imported', 'label', 'constructor')}`,
      () => value(0),
    )()
  }

  function heavy(): string {
    const inner = (name: string, rest: string) => `[${many}].all(${name}, ${rest})`
    return inner('a', inner('b', inner('c', 'a >= 0')))
  }

  function spoiled(text: string): string {
    const from = below(text.length + 1)
    const to = Math.min(text.length, from + below(6))
    const noise = Array.from({ length: below(4) }, () => NOISE[below(NOISE.length)]).join('')
    return text.slice(0, from) + one('', noise, text.slice(from, to).repeat(2)) + text.slice(to)
  }

  return () => {
    const kind = below(200)
    if (kind === 0) return heavy()
    if (kind === 1) return one('(', '[', 'a.', '-', '!').repeat(below(12_000))
    if (kind === 2) return `true${one(' && true', ' || false', '.a').repeat(below(1500))}`
    const text = condition(1 + below(5))
    return kind < 100 ? text : spoiled(text)
  }
}
