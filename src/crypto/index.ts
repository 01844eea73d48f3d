// functions

// types
export type { ExpectedExport } from './hpke/exportBundle.ts'
export { createExportBundle, openExportBundle } from './hpke/exportBundle.ts'
export type { Importer } from './hpke/importBundle.ts'
export { createImportBundle, openImport, sealImport } from './hpke/importBundle.ts'
export type { OtpProof } from './hpke/otpBundle.ts'
export { openOtpBundle, sealOtpBundle } from './hpke/otpBundle.ts'
export type { TargetKey } from './hpke/sealedBundle.ts'
export { createTargetKey } from './hpke/sealedBundle.ts'
export type { BundleSigner } from './hpke/signedBundle.ts'
export { createTargetBundle, readTargetBundle } from './hpke/targetBundle.ts'
export { compressPublicKey } from './p256/compressPublicKey.ts'
export { decompressPublicKey } from './p256/decompressPublicKey.ts'
export { derFromRaw, rawFromDer } from './p256/derSignature.ts'
export type { P256KeyPair } from './p256/generateKeyPair.ts'
export { generateKeyPair } from './p256/generateKeyPair.ts'
export type { P256KeyHex } from './p256/generatePrivateKeyHex.ts'
export { generatePrivateKeyHex } from './p256/generatePrivateKeyHex.ts'
export { importPrivateKey } from './p256/importPrivateKey.ts'
export { importPublicKey } from './p256/importPublicKey.ts'
export { sign } from './p256/sign.ts'
export { verify } from './p256/verify.ts'
export type {
  AddressDerivationClaim,
  AppProofClaim,
  PolicyOutcomeClaim,
  RequestApproval,
} from './proof/appProofClaim.ts'
export { AWS_NITRO_ROOT_PEM } from './proof/awsNitroRoot.ts'
export type {
  EnclaveImage,
  EnclaveRoot,
  ProofRoot,
  SoftwareRoot,
} from './proof/proofRoots.ts'
export type { ProofQuestion, ProofSubject, VerifiedAppProof } from './proof/verifyAppProof.ts'
export { verifyAppProof } from './proof/verifyAppProof.ts'
export type { BootEvidence, VerifiedBoot } from './proof/verifyBootProof.ts'
export { sealForService } from './quorum/sealForService.ts'
export type { Sealer } from './seal/seal.ts'
export { createSealer } from './seal/seal.ts'
export { createStamp } from './stamp/createStamp.ts'
export type { Stamp } from './stamp/stampFormat.ts'
export { readStamp, writeStamp } from './stamp/stampFormat.ts'
export type { StampVerdict } from './stamp/verifyStamp.ts'
export { verifyStamp } from './stamp/verifyStamp.ts'
export { readToken } from './token/readToken.ts'
export { signToken } from './token/signToken.ts'
export type { TokenHash } from './token/tokenFormat.ts'
export { verifyToken } from './token/verifyToken.ts'
export {
  createWebhookVerifier,
  type WebhookVerifier,
  type WebhookVerifierOptions,
} from './webhook/createWebhookVerifier.ts'
export {
  type IncomingWebhook,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookFault,
  type WebhookVerdict,
} from './webhook/verifyWebhook.ts'
export { readWebhookKeySet, type WebhookKeySet } from './webhook/webhookKeySet.ts'
