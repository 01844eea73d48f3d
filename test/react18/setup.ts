import { registerHooks } from 'node:module'
import { react18 } from './react18.ts'

// the libraries are not transformed: what they import is turned over here, so that one React is loaded
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(react18.find, react18.replacement), context),
})

await import('../setup.ts')
