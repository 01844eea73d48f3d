'use client'

import { createContext, useContext } from 'react'
import { OptionInvalidError } from '../../../errors/config.ts'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import type { FirstScreen } from '../ChooseMethod/chooseMethodViewProps.ts'
import type { CodeScreen } from '../EnterCode/enterCodeViewProps.ts'
import type { LoginExtras } from '../loginExtras.ts'

/** What every part of a login finds in the root around it. */
export type LoginParts = {
  readonly state: LoginStateWithActions
  readonly extras: LoginExtras
  readonly frame: Frame
  /** What the ids of the parts begin with. */
  readonly id: string
  /** The first screen; null while another is due. */
  readonly first: FirstScreen | null
  /** The code screen; null while another is due. */
  readonly code: CodeScreen | null
}

export const PartsContext = createContext<LoginParts | null>(null)

/** @throws OptionInvalidError `OPTION_INVALID` outside of `Login.Root`. */
export function useParts(): LoginParts {
  const parts = useContext(PartsContext)
  if (parts === null)
    throw new OptionInvalidError({ details: 'a part of the login stands outside of Login.Root' })
  return parts
}
