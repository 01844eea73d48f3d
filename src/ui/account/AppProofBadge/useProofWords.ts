'use client'

import { useUiSettings } from '../../../react/kitContext.ts'
import type { ProofWords } from '../../../react/proofWords.ts'
import { proof } from '../../words/en/proof.ts'

/** The texts of the proof's details alone, which load with them. */
export function useProofWords(): ProofWords {
  return { ...proof, ...useUiSettings().words?.proof }
}
