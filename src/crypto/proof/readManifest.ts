import { hexFromBytes } from '../../lib/hex.ts'
import { type BorshReader, createBorshReader } from './createBorshReader.ts'

/** Somebody whose approval counts: both keys, 130 bytes, in hex. */
type QuorumMember = { readonly alias: string; readonly publicKey: string }

/** People of whom so many must approve. */
export type QuorumSet = { readonly threshold: number; readonly members: readonly QuorumMember[] }

/** What an enclave was told to run, as far as it is looked at here. */
export type Manifest = {
  readonly manifestSet: QuorumSet
  readonly shareSet: QuorumSet
  /** What registers 0 to 3 must be, hex. */
  readonly pcrs: readonly string[]
}

/** One approval in an envelope. */
export type Approval = { readonly signature: Uint8Array; readonly member: QuorumMember }

const POLICY_ALWAYS = 1

/**
 * Reads a manifest in the first layout of QuorumOS; null for anything else.
 *
 * Its order: namespace (name, nonce, quorum key), pivot (hash, restart, arguments), manifest set, share set, enclave
 * (registers, root certificate, commit), patch set.
 */
export function readManifest(bytes: Uint8Array): Manifest | null {
  const reader = createBorshReader(bytes)
  reader.bytes()
  reader.u32()
  reader.bytes()
  reader.take(32)
  const restart = reader.u8()
  reader.list(reader.bytes)
  const manifestSet = setFrom(reader)
  const shareSet = setFrom(reader)
  const pcrs = [reader.bytes(), reader.bytes(), reader.bytes(), reader.bytes()]
  reader.bytes()
  reader.bytes()
  reader.u32()
  reader.list(reader.bytes)
  if (!reader.isDone() || restart === null || restart > POLICY_ALWAYS) return null
  if (!manifestSet || !shareSet) return null
  return {
    manifestSet,
    shareSet,
    pcrs: pcrs.map((pcr) => hexFromBytes(pcr ?? new Uint8Array())),
  }
}

/** Reads what stands behind a manifest in its envelope: the approvals of the manifest set, then those of the share set. */
export function readApprovals(
  bytes: Uint8Array,
): { readonly manifestSet: readonly Approval[]; readonly shareSet: readonly Approval[] } | null {
  const reader = createBorshReader(bytes)
  const manifestSet = reader.list(() => approvalFrom(reader))
  const shareSet = reader.list(() => approvalFrom(reader))
  return manifestSet && shareSet && reader.isDone() ? { manifestSet, shareSet } : null
}

function setFrom(reader: BorshReader): QuorumSet | null {
  const threshold = reader.u32()
  const members = reader.list(() => memberFrom(reader))
  return threshold === null || !members ? null : { threshold, members }
}

function memberFrom(reader: BorshReader): QuorumMember | null {
  const alias = reader.bytes()
  const publicKey = reader.bytes()
  return alias && publicKey && { alias: hexFromBytes(alias), publicKey: hexFromBytes(publicKey) }
}

function approvalFrom(reader: BorshReader): Approval | null {
  const signature = reader.bytes()
  const member = memberFrom(reader)
  return signature && member && { signature, member }
}
