import { BrandIcon } from '../../primitives/BrandIcon/BrandIcon.tsx'
import { BRAND_SIGNS, type BrandName } from '../../primitives/BrandIcon/brandSigns.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { ButtonMethod } from './arrangeMethods.ts'

/** The sign of a method; a globe for a provider that has none. Renders an `svg`. */
export function MethodIcon({ method }: { readonly method: ButtonMethod }) {
  if (isBrand(method)) return <BrandIcon name={method} />
  return <Icon name={method === 'passkey' || method === 'wallet' ? method : 'globe'} />
}

function isBrand(method: ButtonMethod): method is ButtonMethod & BrandName {
  return Object.hasOwn(BRAND_SIGNS, method)
}
