/** What the local service says about itself; set by `server/playgroundConfig.ts`. */
interface ImportMetaEnv {
  readonly VITE_AUTH_PROXY_URL: string
  readonly VITE_AUTH_PROXY_CONFIG_ID: string
  readonly VITE_API_BASE_URL: string
  readonly VITE_INBOX_URL: string
  /** The root of the service's app proofs, in PEM; empty where none is given. */
  readonly VITE_APP_PROOF_ROOT: string
  /** Origins whose pages may show the app in a frame, divided by commas. */
  readonly VITE_FRAME_ANCESTORS: string
  /** Where chains are asked, like `eip155:1=http://127.0.0.1:8545`, divided by commas. */
  readonly VITE_CHAINS: string
  /** Of the dashboard: where the playground runs beside it; empty where none does. */
  readonly VITE_PLAYGROUND_URL: string
}
