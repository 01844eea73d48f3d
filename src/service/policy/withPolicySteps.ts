import type { ServiceParts } from '../parts.ts'
import { type Budget, newBudget, usedSteps } from './language/budget.ts'

/**
 * Runs work that asks policies, on the budget of one request, and counts its steps for the organization however it ends.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` when the policies of the organization have taken too many steps lately.
 */
export async function withPolicySteps<T>(
  { costs }: Pick<ServiceParts, 'costs'>,
  organizationId: string,
  work: (budget: Budget) => Promise<T>,
): Promise<T> {
  costs.require('policyStepsPerOrganization', organizationId)
  const budget = newBudget()
  try {
    return await work(budget)
  } finally {
    costs.add('policyStepsPerOrganization', organizationId, usedSteps(budget))
  }
}
