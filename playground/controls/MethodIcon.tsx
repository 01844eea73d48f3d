import { BrandIcon } from '../../src/ui/primitives/BrandIcon/BrandIcon.tsx'
import { Icon } from '../../src/ui/primitives/Icon/Icon.tsx'
import type { MethodName } from '../settings/methods.ts'

const icons = { email: 'mail', sms: 'smartphone', passkey: 'passkey', wallet: 'wallet' } as const

/** The sign of a method, the one that the kit shows. */
export function MethodIcon({ method }: { method: MethodName }) {
  switch (method) {
    case 'email':
    case 'sms':
    case 'passkey':
    case 'wallet':
      return <Icon name={icons[method]} size={18} />
    default:
      return <BrandIcon name={method} size={18} />
  }
}
