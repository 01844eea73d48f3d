/** The attacks of one tenant on the others, by the rows of the cases. */
export const attackNames = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'] as const

export type AttackName = (typeof attackNames)[number]
