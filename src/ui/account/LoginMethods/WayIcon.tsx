import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { MethodIcon } from '../../login/ChooseMethod/MethodIcon.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'

/** The sign of a way in. Renders an `svg`. */
export function WayIcon({ method }: { readonly method: LoginMethod }) {
  if (method === 'email') return <Icon name="mail" />
  if (method === 'sms') return <Icon name="smartphone" />
  return <MethodIcon method={method} />
}
