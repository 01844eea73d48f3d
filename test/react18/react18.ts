/** Puts the oldest React that the package takes in the place of the newest; it is installed under names of its own. */
export const react18 = { find: /^(react|react-dom)(?=$|\/)/, replacement: '$1-18' }
