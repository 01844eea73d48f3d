import { credentialTypesOfScheme } from './credentialTypes.ts'

/** Tells whether a stamp of that scheme may speak for a credential of that type; false for names that are unknown. */
export function schemeFits(credentialType: string, scheme: string): boolean {
  return credentialTypesOfScheme(scheme).includes(credentialType)
}
