import type { OauthEndpoints } from '../../wire/fields/oauthEndpoints.ts'

/** What is known of the social logins: by name as the service writes it. */
export type OauthConfig = {
  readonly clientIds: Readonly<Record<string, string>>
  /** Where providers send people back to; null when only the app can say. */
  readonly redirectUrl: string | null
  readonly endpoints: Readonly<Record<string, OauthEndpoints>>
}
