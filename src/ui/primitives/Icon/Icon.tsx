import { ICON_PATHS, type IconName, type IconSign } from './iconPaths.ts'

export type IconProps = {
  readonly name: IconSign
  /** Edge in pixels. @default 20 */
  readonly size?: number | undefined
}

/** A line icon in the text colour, without a name of its own. Renders an `svg`. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name as IconName] ?? name} />
    </svg>
  )
}
