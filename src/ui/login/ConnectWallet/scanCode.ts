import { lazyPart } from '../../lazyPart.ts'

/** With what draws the code: few apps hand over a provider for phones. */
export const ScanCodeView = lazyPart(async () => (await import('./ScanCodeView.tsx')).ScanCodeView)
