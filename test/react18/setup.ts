import { registerHooks } from 'node:module'

// the libraries are not transformed: what they import is turned over here, so that one React is loaded
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^(react|react-dom)(?=$|\/)/, '$1-18'), context),
})

await import('../setup.ts')
