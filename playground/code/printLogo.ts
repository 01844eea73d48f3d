import { isPicture } from '../settings/logos.ts'
import type { Settings } from '../settings/settings.ts'
import { quoted } from './print.ts'

/** The app's logo as an element; nothing for the one of the example, which no other app has. */
export function logoLines({ logo }: Settings): readonly string[] {
  if (!isPicture(logo)) return []
  const source = /["&\\\n{}<>]/.test(logo) ? `{${quoted(logo)}}` : `"${logo}"`
  return ['const logo = (', `  <img src=${source} alt="" width={36} height={36} />`, ')']
}

/** What a component of the login is told of it. */
export function logoAttribute({ logo }: Settings): string {
  return isPicture(logo) ? ' logo={logo}' : ''
}

/** The modal, placed where it has to be told of a logo. */
export function modalWithLogo(settings: Settings) {
  const isPlaced = settings.presentation === 'modal' && isPicture(settings.logo)
  return {
    names: isPlaced ? ['LoginModal'] : [],
    elements: isPlaced ? ['<LoginModal logo={logo} />'] : [],
    lines: isPlaced ? logoLines(settings) : [],
  }
}
