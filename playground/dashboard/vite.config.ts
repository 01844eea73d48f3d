import { dashboardConfig } from './dashboardConfig.ts'

const { configFile: _, ...config } = dashboardConfig

export default config
