import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package says that its scripts have no effect, which is not true of the one that stands for its style sheet. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  transform: {
    filter: { id: /\/styles-entry\.ts$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
}

/** A font is no module, so the list of licences would leave it out; its own has to come with it. */
const fontLicense: Plugin = {
  name: 'font-license',
  generateBundle() {
    const source = readFileSync(fromHere('../../node_modules/@fontsource/inter/LICENSE'))
    this.emitFile({ type: 'asset', fileName: 'inter-license.txt', source })
  },
}

/**
 * Vite's configuration of the dashboard: files that the service serves below `/dashboard`.
 *
 * The package is taken from its source, so the page imports `latchkit` as any app does.
 */
export const dashboardConfig: InlineConfig = {
  configFile: false,
  root: fromHere('.'),
  base: '/dashboard/',
  publicDir: false,
  logLevel: 'warn',
  clearScreen: false,
  plugins: [react(), keepStyles, fontLicense],
  resolve: {
    alias: [
      { find: /^latchkit$/, replacement: fromHere('../../src/index.ts') },
      { find: /^latchkit\/crypto$/, replacement: fromHere('../../src/crypto/index.ts') },
      { find: /^latchkit\/styles\.css$/, replacement: fromHere('../../src/ui/styles-entry.ts') },
    ],
  },
  // only who starts both knows where the other is
  define: { 'import.meta.env.VITE_PLAYGROUND_URL': '""' },
  build: {
    target: 'es2022',
    outDir: fromHere('../../dist/dashboard'),
    emptyOutDir: true,
    // the policy of the page lets in files alone, no data in an address
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
  },
}
