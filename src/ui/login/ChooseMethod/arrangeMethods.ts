import {
  isSocial,
  type LoginMethod,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../../core/config/loginMethod.ts'

/** Which addresses the one field takes; null when it takes none and is not there. */
export type FieldKind = 'email' | 'sms' | 'both' | null

/** A method that is a button: all but those that begin with an address. */
export type ButtonMethod = Exclude<LoginMethod, 'email' | 'sms'>

/** Where every method stands on the first screen. */
export type MethodLayout = {
  readonly field: FieldKind
  /** The last login began with the field. */
  readonly fieldWasLast: boolean
  /** The last used method, when it is a button: a full row of its own, first. */
  readonly last: ButtonMethod | null
  /** Social logins as tiles: all that the kit has a sign for, when there are three or more of them. */
  readonly tiles: readonly SocialProvider[]
  /** Social logins as full rows: one or two, and every provider without a sign of its own. */
  readonly rows: readonly SocialProvider[]
  /** Passkey and wallet: two share a row. */
  readonly own: readonly ('passkey' | 'wallet')[]
}

/** From how many on social logins are tiles. */
const TILES_FROM = 3

/**
 * Arranges the methods: the one field, then the last used, the social logins, passkey and wallet. The order that came
 * in holds inside each group.
 *
 * @param last - the method of the last login on this device.
 */
export function arrangeMethods(
  methods: readonly LoginMethod[],
  last: LoginMethod | null,
): MethodLayout {
  const isOffered = last !== null && methods.includes(last)
  const lastButton = isOffered && last !== 'email' && last !== 'sms' ? last : null
  const others = methods.filter((method) => method !== lastButton)
  const social = others.filter(isSocial)
  const known = social.filter(hasSign)
  const tiles = known.length >= TILES_FROM ? known : []
  return {
    field: fieldKind(methods),
    fieldWasLast: isOffered && lastButton === null,
    last: lastButton,
    tiles,
    rows: social.filter((provider) => !tiles.includes(provider)),
    own: others.filter((method) => method === 'passkey' || method === 'wallet'),
  }
}

/** Whether there is any button at all. */
export function hasButtons({ last, tiles, rows, own }: MethodLayout): boolean {
  return last !== null || tiles.length + rows.length + own.length > 0
}

function fieldKind(methods: readonly LoginMethod[]): FieldKind {
  const takesEmail = methods.includes('email')
  if (methods.includes('sms')) return takesEmail ? 'both' : 'sms'
  return takesEmail ? 'email' : null
}

function hasSign(provider: SocialProvider): boolean {
  return SOCIAL_PROVIDERS.some((known) => known === provider)
}
