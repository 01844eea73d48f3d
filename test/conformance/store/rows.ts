import type {
  ActivityRow,
  CredentialRow,
  LimitHitRow,
  OtpRow,
  UserRow,
  VoteRow,
} from '../../../src/service/store/rows.ts'

export function limitHit(id: string, createdAtMs = 1, key = 'contact'): LimitHitRow {
  return { id, key, createdAtMs }
}

export function user(id: string, facts: Partial<UserRow> = {}): UserRow {
  return {
    id,
    organizationId: 'organization',
    name: 'Ada',
    email: null,
    emailVerified: false,
    phoneNumber: null,
    phoneNumberVerified: false,
    role: 'user',
    createdAtMs: 1_800_000_000_000,
    updatedAtMs: 1_800_000_000_000,
    ...facts,
  }
}

export function credential(id: string, facts: Partial<CredentialRow> = {}): CredentialRow {
  return {
    id,
    organizationId: 'organization',
    userId: 'user',
    name: 'session',
    publicKey: `02${id}`,
    type: 'API_KEY',
    expiresAtMs: null,
    sessionProfileId: null,
    madeBySession: false,
    lastUsedAtMs: null,
    provenAtMs: null,
    createdAtMs: 1,
    updatedAtMs: 1,
    ...facts,
  }
}

export function otp(id: string, facts: Partial<OtpRow> = {}): OtpRow {
  return {
    id,
    organizationId: 'organization',
    otpType: 'OTP_TYPE_EMAIL',
    contact: 'ada@example.com',
    codeHash: 'hash',
    attempts: 0,
    expiresAtMs: 1000,
    consumedAtMs: null,
    sealedTargetKey: 'sealed',
    createdAtMs: 1,
    ...facts,
  }
}

export function vote(id: string): VoteRow {
  return {
    id,
    userId: 'user',
    activityId: 'activity',
    selection: 'VOTE_SELECTION_APPROVED',
    message: '{}',
    publicKey: '02',
    signature: '30',
    scheme: 'SIGNATURE_SCHEME_TK_API_P256',
    createdAt: { seconds: '1', nanos: '0' },
  }
}

export function activity(id: string, facts: Partial<ActivityRow> = {}): ActivityRow {
  return {
    id,
    organizationId: 'organization',
    type: 'ACTIVITY_TYPE',
    status: 'ACTIVITY_STATUS_COMPLETED',
    fingerprint: `sha256:${id}`,
    userId: 'user',
    intent: {},
    result: {},
    votes: [],
    createdAtMs: 1,
    updatedAtMs: 1,
    failure: {},
    ...facts,
  }
}
