/** What a value of the policy language is. `any` is known only when it is there. */
export type PolicyType =
  | { readonly kind: 'any' | 'bool' | 'instant' | 'int' | 'string' }
  | { readonly kind: 'list' | 'map'; readonly of: PolicyType }
  | { readonly kind: 'struct'; readonly fields: Readonly<Record<string, PolicyType>> }

export const any = { kind: 'any' } as const
export const bool = { kind: 'bool' } as const
export const instant = { kind: 'instant' } as const
/** An int or a uint: both are whole numbers, and are compared as such. */
export const int = { kind: 'int' } as const
export const string = { kind: 'string' } as const

export function list(of: PolicyType): PolicyType {
  return { kind: 'list', of }
}

export function map(of: PolicyType): PolicyType {
  return { kind: 'map', of }
}

export function struct(fields: Readonly<Record<string, PolicyType>>): PolicyType {
  return { kind: 'struct', fields }
}
