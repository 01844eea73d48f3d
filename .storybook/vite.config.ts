import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The stories' own build: the library's entries and externals have no place here. */
export default defineConfig({
  plugins: [react()],
  // the recipes import what an app imports
  resolve: { alias: [{ find: /^latchkit$/, replacement: resolve('src/index.ts') }] },
})
