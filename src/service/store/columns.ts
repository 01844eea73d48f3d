/** The kinds of columns, as the tables write them. */
export const text = { kind: 'text', nullable: false } as const
export const textOrNull = { kind: 'text', nullable: true } as const
export const integer = { kind: 'integer', nullable: false } as const
export const integerOrNull = { kind: 'integer', nullable: true } as const
export const boolean = { kind: 'boolean', nullable: false } as const
export const json = { kind: 'json', nullable: false } as const
