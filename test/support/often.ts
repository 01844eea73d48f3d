/** For `vi.waitFor` and its like: looked for often, as most comes at once, and for long, as the machine may be busy. */
export const often = { timeout: 20_000, interval: 5 }

/** The same for what takes its time, or where the clock is a fake that each look moves on. */
export const patient = { timeout: 20_000 }
