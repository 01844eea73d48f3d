/** Social logins that the kit knows by name. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'x', 'discord', 'facebook'] as const

/** A social login: one that the kit knows, or an OpenID provider of the app's own, named `oidc:` and what people call it. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number] | `oidc:${string}`

/** A way to log in that this kit can do. */
export type LoginMethod = 'email' | 'sms' | 'passkey' | 'wallet' | SocialProvider

/** True for a method that opens somebody else's login. */
export function isSocial(method: LoginMethod): method is SocialProvider {
  return method.startsWith('oidc:') || SOCIAL_PROVIDERS.some((name) => name === method)
}

/** The method that a name of the service stands for; null for one that this kit cannot do. */
export function methodFromName(name: string): LoginMethod | null {
  switch (name) {
    case 'email':
    case 'sms':
    case 'passkey':
    case 'wallet':
      return name
    default:
      return SOCIAL_PROVIDERS.find((known) => known === name) ?? oidcFromName(name)
  }
}

function oidcFromName(name: string): SocialProvider | null {
  return name.startsWith('oidc:') && name.length > 5 ? `oidc:${name.slice(5)}` : null
}
