import * as v from 'valibot'

const factsSchema = v.object({
  organizationId: v.string(),
  authProxyConfigId: v.string(),
  rootEmail: v.nullish(v.string(), null),
})

/** What the service says of itself before anybody has logged in. */
export type Facts = v.InferOutput<typeof factsSchema>

export async function readFacts(): Promise<Facts> {
  const response = await fetch('/dashboard/facts.json')
  return v.parse(factsSchema, await response.json())
}
