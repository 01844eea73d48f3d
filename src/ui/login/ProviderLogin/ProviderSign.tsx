import type { SocialProvider } from '../../../core/config/loginMethod.ts'
import { BrandIcon } from '../../primitives/BrandIcon/BrandIcon.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'

/** The large sign of a provider; a globe for one that has none. Renders an `svg`. */
export function ProviderSign({ provider }: { readonly provider: SocialProvider | null }) {
  switch (provider) {
    case 'google':
    case 'apple':
    case 'x':
    case 'discord':
    case 'facebook':
      return <BrandIcon name={provider} size={28} />
    default:
      return <Icon name="globe" size={28} />
  }
}
