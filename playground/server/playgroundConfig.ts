import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

/** What the pages of the playground must know about the service. */
export type ServiceAddresses = {
  readonly authProxyUrl: string
  readonly authProxyConfigId: string
  readonly apiBaseUrl: string
  readonly inboxUrl: string
  /** The root of the service's app proofs, in PEM. @default none: nothing is checked */
  readonly appProofRootPem?: string | undefined
  /** Origins whose pages may show the app in a frame, divided by commas. @default none */
  readonly frameAncestors?: string | undefined
  /** Where chains are asked, by CAIP-2. @default none */
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
}

/** The chains as one text, like `eip155:1=http://127.0.0.1:8545`, divided by commas. */
export function chainsText({ rpcUrls = {} }: Pick<ServiceAddresses, 'rpcUrls'>): string {
  return Object.entries(rpcUrls)
    .map(([caip2, url]) => `${caip2}=${url}`)
    .join(',')
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package says that its scripts have no effect, which is not true of the one that stands for its style sheet. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  transform: {
    filter: { id: /\/styles-entry\.ts$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
}

/**
 * Vite's configuration of the playground, for its development server and its build.
 *
 * The package is taken from its source, so the pages import `latchkit` as any app does.
 */
export function playgroundConfig(service: ServiceAddresses): InlineConfig {
  return {
    configFile: false,
    root: fromHere('..'),
    cacheDir: fromHere('../../node_modules/.vite/playground'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [react(), keepStyles],
    resolve: {
      alias: [
        { find: /^latchkit$/, replacement: fromHere('../../src/index.ts') },
        {
          find: /^latchkit\/styles\.css$/,
          replacement: fromHere('../../src/ui/styles-entry.ts'),
        },
        { find: /^latchkit\/(\w+)$/, replacement: fromHere('../../src/$1/index.ts') },
      ],
    },
    define: {
      'import.meta.env.VITE_AUTH_PROXY_URL': JSON.stringify(service.authProxyUrl),
      'import.meta.env.VITE_AUTH_PROXY_CONFIG_ID': JSON.stringify(service.authProxyConfigId),
      'import.meta.env.VITE_API_BASE_URL': JSON.stringify(service.apiBaseUrl),
      'import.meta.env.VITE_INBOX_URL': JSON.stringify(service.inboxUrl),
      'import.meta.env.VITE_APP_PROOF_ROOT': JSON.stringify(service.appProofRootPem ?? ''),
      'import.meta.env.VITE_FRAME_ANCESTORS': JSON.stringify(service.frameAncestors ?? ''),
      'import.meta.env.VITE_CHAINS': JSON.stringify(chainsText(service)),
    },
    // Named here, so that the first page never finds a new one and reloads.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@tanstack/react-query',
        'valibot',
      ],
    },
    build: {
      target: 'es2022',
      rolldownOptions: { input: [fromHere('../index.html'), fromHere('../preview.html')] },
    },
  }
}
