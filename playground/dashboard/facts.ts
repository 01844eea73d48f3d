import * as v from 'valibot'

const factsSchema = v.object({
  organizationId: v.string(),
  authProxyConfigId: v.string(),
  /** Of a local service alone: its root user. */
  rootEmail: v.nullish(v.string(), null),
  /** Of a local service alone: its folder; null when it keeps nothing. */
  keptIn: v.optional(v.nullable(v.string())),
  /** What client secrets are encrypted to. */
  clientSecretKey: v.optional(v.string()),
})

/** What the service says of itself before anybody has logged in. */
export type Facts = v.InferOutput<typeof factsSchema>

export async function readFacts(): Promise<Facts> {
  const response = await fetch('/dashboard/facts.json')
  return v.parse(factsSchema, await response.json())
}
