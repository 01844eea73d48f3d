import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The stories' own build: the library's entries and externals have no place here, and nobody downloads it. */
export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
