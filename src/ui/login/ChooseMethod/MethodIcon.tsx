import { BrandIcon } from '../../primitives/BrandIcon/BrandIcon.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { ButtonMethod } from './arrangeMethods.ts'

/** The sign of a method; a globe for a provider that has none. Renders an `svg`. */
export function MethodIcon({ method }: { readonly method: ButtonMethod }) {
  switch (method) {
    case 'google':
    case 'apple':
    case 'x':
    case 'discord':
    case 'facebook':
      return <BrandIcon name={method} />
    case 'passkey':
    case 'wallet':
      return <Icon name={method} />
    default:
      return <Icon name="globe" />
  }
}
