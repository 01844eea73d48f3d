import type { Frame } from '../../primitives/Screen/frame.ts'
import type { ButtonMethod, MethodLayout } from './arrangeMethods.ts'
import type { ContactMode } from './contactText.ts'
import type { Country } from './countries.ts'
import type { LegalLinks } from './LegalLine.tsx'

/** What the first screen shows, and what it reports. */
export type ChooseMethodViewProps = {
  readonly frame: Frame
  readonly appName: string
  /** Where every method stands. */
  readonly layout: MethodLayout
  /** What the field is for at this moment. */
  readonly mode: ContactMode
  readonly contact: string
  /** The region of the phone number. */
  readonly region: string
  /** Empty while they are on their way. */
  readonly countries: readonly Country[]
  /** What is wrong with the address; null while nothing is. */
  readonly error: string | null
  /** Changes when the same error comes again, so that it is said again. */
  readonly errorOccasion?: unknown
  /** True while the code is on its way. */
  readonly isSending: boolean
  /** `loading` draws two waiting rows, `empty` says that nothing is enabled. */
  readonly methods: 'ready' | 'loading' | 'empty'
  /** Whether the page is served from this computer, so that the hints may name the local service. */
  readonly isDevelopment: boolean
  /** The legal line is there only with both links. */
  readonly legal: LegalLinks | null
  readonly onContactChange: (contact: string, isAtEnd: boolean) => void
  readonly onRegionChange: (region: string) => void
  readonly onSubmit: () => void
  /** Called within the click: browsers open a window only there. */
  readonly onChooseMethod: (method: ButtonMethod) => void
  /** The field has the focus: the moment for the browser to offer passkeys in it. */
  readonly onFieldFocus?: (() => void) | undefined
}

/** The same, but for where it stands. */
export type FirstScreen = Omit<ChooseMethodViewProps, 'frame' | 'legal'>
