/** Has the colours of a root looked at, for the one who builds the app: a bundler leaves it out of what goes to people. */
export const lookAtContrast =
  process.env.NODE_ENV === 'development'
    ? (root: HTMLElement | null): void => {
        if (root) void import('./warnOfContrast.ts').then((part) => part.warnOfContrast(root))
      }
    : undefined
