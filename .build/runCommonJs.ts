import type { Plugin } from 'vite'

/** The wrapper that Rolldown puts around a CommonJS module. */
const WRAPPER = /^var (require_\w+) = \/\* @__PURE__ \*\/ __commonJSMin\(/gm

/**
 * Runs each bundled CommonJS module as soon as its file is imported, as Node does.
 *
 * Rolldown runs it where the importing module begins, after everything else which that module imports. A library that
 * expects a polyfill of CommonJS (`import 'reflect-metadata'` before `import 'tsyringe'`) would then find none.
 */
export function runCommonJs(): Plugin {
  return {
    name: 'run-common-js',
    apply: 'build',
    renderChunk(code) {
      const names = [...code.matchAll(WRAPPER)].map(([, name]) => name)
      if (names.length === 0) return null
      return { code: `${code}\n${names.map((name) => `${name}();`).join('\n')}\n`, map: null }
    },
  }
}
