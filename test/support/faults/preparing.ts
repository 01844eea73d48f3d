import type { ParametersInput, ResultOf } from '../../../src/wire/activity.ts'
import type { SubmitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import type { CallTable } from './everyCall.ts'
import type { FaultStage } from './faultStage.ts'

type SubmitName = keyof SubmitEndpoints
type Parameters<N extends SubmitName> = ParametersInput<SubmitEndpoints[N]>
type Someone = Awaited<ReturnType<FaultStage['person']>>

/** What a call stands on. */
export type Ground = {
  readonly stage: FaultStage
  readonly someone: Pick<Someone, 'key' | 'organizationId' | 'userId'>
  /** Has something done without a fault. */
  made<N extends SubmitName>(
    name: N,
    parameters: Parameters<N>,
  ): Promise<ResultOf<SubmitEndpoints[N]>>
}

export function groundOf(stage: FaultStage, someone: Ground['someone']): Ground {
  const { submit } = stage.clean.activities
  return { stage, someone, made: (name, parameters) => submit(someone, name, parameters) }
}

/** An activity of a new person, once its parameters are made ready. */
export function byPerson<N extends SubmitName>(
  name: N,
  prepare: (ground: Ground) => Promise<Parameters<N>> | Parameters<N>,
): CallTable[string] {
  return async (stage) => {
    const someone = await stage.person()
    const parameters = await prepare(groundOf(stage, someone))
    return ({ activities }) => activities.submit(someone, name, parameters)
  }
}

/** An activity of the root user of the organization that owns all others. */
export function byOwner<N extends SubmitName>(
  name: N,
  prepare: (ground: Ground) => Promise<Parameters<N>> | Parameters<N>,
): CallTable[string] {
  return async (stage) => {
    const parameters = await prepare(groundOf(stage, stage.root))
    return ({ activities }) => activities.submit(stage.root, name, parameters)
  }
}
