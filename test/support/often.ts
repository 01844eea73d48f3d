/** For `vi.waitFor` and its like: looked for often, as most comes at once, and for long, as the machine may be busy. */
export const often = { timeout: 20_000, interval: 5 }
