import { build } from 'vite'
import { dashboardConfig } from './dashboardConfig.ts'

/**
 * Builds the dashboard from its source into a folder.
 *
 * @param playgroundUrl - where the playground runs beside it. @default nowhere: there is no link to it
 * @returns the folder
 */
export async function buildDashboard(outDir: string, playgroundUrl = ''): Promise<string> {
  const { NODE_ENV } = process.env
  try {
    process.env.NODE_ENV = 'production'
    await build({
      ...dashboardConfig,
      logLevel: 'error',
      define: { 'import.meta.env.VITE_PLAYGROUND_URL': JSON.stringify(playgroundUrl) },
      build: { ...dashboardConfig.build, outDir },
    })
  } finally {
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = NODE_ENV
  }
  return outDir
}
