import type { ReactNode } from 'react'
import { NO_LOGO, OWN_LOGO } from '../settings/logos.ts'
import { Logo } from './Logo.tsx'

/** The logo of the app as the settings say it; null for none, so that no place is kept for it. */
export function appLogo(logo: string, size: number): ReactNode {
  if (logo === NO_LOGO) return null
  if (logo === OWN_LOGO) return <Logo size={size} />
  return <img className="fn-logo" src={logo} alt="" width={size} height={size} />
}
