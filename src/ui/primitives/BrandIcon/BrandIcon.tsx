import { BRAND_SIGNS, type BrandName, type BrandSign } from './brandSigns.ts'

export type BrandIconProps = {
  readonly name: BrandName
  /** Edge in pixels. @default 20 */
  readonly size?: number | undefined
}

/** The sign of a company, without a name of its own. It is never mirrored. Renders an `svg`. */
export function BrandIcon({ name, size = 20 }: BrandIconProps) {
  const { viewBox, paths }: BrandSign = BRAND_SIGNS[name]
  return (
    <svg
      width={size}
      height={size}
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
