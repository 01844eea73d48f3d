import { requireName } from '../organizations/requireName.ts'

type Params = {
  readonly projectId?: string | undefined
  readonly publishableApiKey: string
}

/** What is not secret of credentials at an on-ramp, checked. @throws Refusal `REQUEST_INVALID`. */
export function onRampFacts({ projectId, publishableApiKey }: Params) {
  requireName(publishableApiKey, 'parameters.publishableApiKey')
  if (projectId) requireName(projectId, 'parameters.projectId')
  return { projectId: projectId || null, publishableApiKey }
}
