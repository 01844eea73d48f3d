/** Names and no literals, so that a bundle leaves them out: they are for development, and an app may not have them. */
export const SOLANA_LIBRARIES = { runtime: 'litesvm', kit: '@solana/kit' }
