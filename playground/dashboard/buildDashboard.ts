import { build } from 'vite'
import { dashboardConfig } from './dashboardConfig.ts'

/** Builds the dashboard from its source into a folder. @returns the folder */
export async function buildDashboard(outDir: string): Promise<string> {
  const { NODE_ENV } = process.env
  try {
    process.env.NODE_ENV = 'production'
    await build({
      ...dashboardConfig,
      logLevel: 'error',
      build: { ...dashboardConfig.build, outDir },
    })
  } finally {
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = NODE_ENV
  }
  return outDir
}
