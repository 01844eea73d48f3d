/** Names of headers, as the spec writes them; HTTP compares them without case. */
export const headers = {
  authProxyConfigId: 'X-Auth-Proxy-Config-Id',
  stamp: 'X-Stamp',
  webauthnStamp: 'X-Stamp-WebAuthn',
  attestedStamp: 'X-Stamp-Attested',
  clientVersion: 'X-Client-Version',
  captchaToken: 'X-Captcha-Token',
} as const
