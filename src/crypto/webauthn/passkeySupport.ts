/** What a browser says that it can do with passkeys. */
export type PasskeySupport = {
  /** Whether it can say at once that this device has no passkey for the page, without a prompt. */
  readonly answersAtOnce: boolean
  /** Whether it can ask a phone for its passkey. */
  readonly reachesPhone: boolean
}

/** Whether there is anything of passkeys at all: not in old browsers, nor on pages without https. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && 'credentials' in navigator
}

/** WebAuthn level 3 section 5.1.7. A browser that cannot tell can do neither. */
export async function passkeySupport(): Promise<PasskeySupport> {
  const capabilities = await clientCapabilities()
  return {
    answersAtOnce: capabilities.get('immediateGet') === true && isAfterClick(),
    reachesPhone: capabilities.get('hybridTransport') === true && !isPhone(),
  }
}

/** Whether this device itself can keep a passkey and check who is there. WebAuthn level 3 section 5.1.6. */
export async function keepsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false // an extension of the browser stands in between and does not know the question
  }
}

/** Whether passkeys can be offered in the list under a field. WebAuthn level 3 section 5.1.5. */
export async function fillsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  try {
    return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
  } catch {
    return false // as above
  }
}

async function clientCapabilities(): Promise<ReadonlyMap<string, unknown>> {
  try {
    const capabilities = await PublicKeyCredential.getClientCapabilities?.()
    return new Map(Object.entries(capabilities ?? {}))
  } catch {
    return new Map() // as above
  }
}

/** Browsers answer at once only soon after a click; later they refuse, which would look like an answer. */
function isAfterClick(): boolean {
  return navigator.userActivation?.isActive !== false
}

/** A phone needs no other phone. */
function isPhone(): boolean {
  return /Android|iPhone|iPod/.test(navigator.userAgent)
}
