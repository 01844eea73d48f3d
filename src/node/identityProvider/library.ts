/** A name and no literal, so that a bundle leaves it out: it is for development, and an app may not have it. */
export const LIBRARY = 'oidc-provider'
