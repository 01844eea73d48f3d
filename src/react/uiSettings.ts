import type { PartialWords } from './words.ts'

/** Every part that can be given classes and found by `data-slot`. */
export const SLOTS = [
  'root',
  'backdrop',
  'dialog',
  'card',
  'grabber',
  'header',
  'logo',
  'backButton',
  'closeButton',
  'title',
  'subtitle',
  'body',
  'actions',
  'legal',
  'statusRegion',
  'alertRegion',
  'loginButton',
  'primaryButton',
  'secondaryButton',
  'quietButton',
  'link',
  'spinner',
  'field',
  'fieldLabel',
  'fieldControl',
  'fieldInput',
  'fieldHint',
  'fieldError',
  'countryButton',
  'methods',
  'methodRow',
  'methodTiles',
  'methodTile',
  'methodPair',
  'methodIcon',
  'methodLabel',
  'lastUsedTag',
  'code',
  'codeInput',
  'codeSlot',
  'codeMeta',
  'codeExpiry',
  'codeResend',
  'emblem',
  'emblemRing',
  'steps',
  'step',
  'qr',
  'note',
  'devHint',
  'sessionBanner',
  'iconButton',
  'accountButton',
  'accountHeader',
  'accountPicture',
  'tabs',
  'tab',
  'tabPanel',
  'walletCard',
  'walletName',
  'walletAddress',
  'walletProof',
  'list',
  'listItem',
  'listItemTitle',
  'listItemText',
  'listItemEnd',
  'sessionClock',
  'request',
  'requestApp',
  'requestChain',
  'payload',
  'tree',
  'treeKey',
  'treeValue',
  'rows',
  'row',
  'feeRow',
  'riskNote',
  'revertChain',
  'revertStep',
  'programLog',
  'segment',
  'menu',
  'menuItem',
  'words',
  'word',
  'wordNumber',
] as const

/** The name of such a part. */
export type SlotName = (typeof SLOTS)[number]

/** What `data-state` says on a part that has states. */
export type SlotState = 'idle' | 'loading' | 'error' | 'success' | 'disabled'

/** How the components look and speak. Set once, on the provider. */
export type UiSettings = {
  /** `auto` follows the device by CSS alone. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined
  /** Language tag of `words`, for example `ar`; decides the direction too. @default the page's own */
  readonly locale?: string | undefined
  /** @default by `locale`, else the page's own */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Accepted for hosts that set one everywhere. Nothing needs it: no style or script is ever injected. */
  readonly nonce?: string | undefined
  /** Extra classes by slot. */
  readonly classNames?: { readonly [Slot in SlotName]?: string | undefined } | undefined
  /**
   * True: the parts carry the app's classes alone, and `data-slot` and `data-state`. What is for readers only stays hidden.
   * @default false
   */
  readonly unstyled?: boolean | undefined
  /** Translations. @default English */
  readonly words?: PartialWords | undefined
}
