import { type KindName, kindOf, type Place } from './kinds.ts'

/** What is there: the name of each object by its id. */
export type Model = Readonly<Record<KindName, ReadonlyMap<string, string>>>

/** One of the operations that were submitted at once. */
export type Operation = {
  readonly kind: KindName
  readonly action: 'create' | 'remove'
  readonly slot: number
  /** What is removed; of a member that is made, the tag it is given. */
  readonly id: string
}

/** An operation with its answer: `OK` or the code of the refusal, and the id of what was made. */
export type Answered = Operation & { readonly code: string; readonly madeId: string }

/** What the rules say to an operation, and what is there afterwards. */
function step(model: Model, operation: Answered, place: Place): { code: string; next: Model } {
  const { kind, action, slot, id, madeId } = operation
  const { most, taken, nameFirst, missing } = kindOf(kind)
  const own = new Map(model[kind])
  const refuse = (code: string) => ({ code, next: model })
  if (action === 'remove') {
    if (!own.delete(id)) return refuse(missing)
    return { code: 'OK', next: { ...model, [kind]: own } }
  }
  const name = taken?.name(slot, place) ?? ''
  const isTaken = taken !== undefined && [...own.values()].includes(name)
  if (isTaken && nameFirst) return refuse(taken.code)
  if (own.size >= most) return refuse('REQUEST_INVALID')
  if (isTaken) return refuse(taken.code)
  if (kind === 'member' && !model.tag.has(id)) return refuse('USER_TAG_NOT_FOUND')
  own.set(madeId, name)
  return { code: 'OK', next: { ...model, [kind]: own } }
}

/**
 * Every state in which the operations, one after the other in some order, would have left what there was, with just the
 * answers that were given. None: no order explains them.
 */
export function serialOutcomes(
  start: Model,
  operations: readonly Answered[],
  place: Place,
): readonly Model[] {
  const outcomes = new Map<string, Model>()
  const seen = new Set<string>()
  function search(model: Model, left: readonly Answered[]): void {
    const at = `${left.map((each) => operations.indexOf(each))} ${keyOf(model)}`
    if (seen.has(at)) return
    seen.add(at)
    if (left.length === 0) outcomes.set(keyOf(model), model)
    for (const operation of left) {
      const { code, next } = step(model, operation, place)
      if (code === operation.code)
        search(
          next,
          left.filter((each) => each !== operation),
        )
    }
  }
  search(start, operations)
  return [...outcomes.values()]
}

/** Says the same for the same state. */
export function keyOf(model: Model): string {
  return JSON.stringify(Object.values(model).map((own) => [...own.keys()].toSorted()))
}
