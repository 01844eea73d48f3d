import { useSlot } from '../../theme/useSlot.ts'
import { type WeaveTile, weaveOf } from './weaveOf.ts'

export type AccountPictureProps = {
  /** What it is a picture of: an address, or an id. */
  readonly of: string
  /** Edge in pixels. */
  readonly size: number
  /** `round` for people, `square` for wallets. */
  readonly shape: 'round' | 'square'
}

/** The unit of a tile; the whole is three of them. */
const EDGE = 12

/** A picture woven from an address, the same wherever it is shown. Renders an `svg` that readers skip. */
export function AccountPicture({ of, size, shape }: AccountPictureProps) {
  const slot = useSlot()
  const { hue, tiles } = weaveOf(of)
  const colours = [`oklch(0.68 0.09 ${hue - 20})`, `oklch(0.55 0.09 ${hue - 40})`]
  return (
    <svg
      {...slot('accountPicture', 'lk-picture')}
      data-shape={shape}
      width={size}
      height={size}
      viewBox={`0 0 ${3 * EDGE} ${3 * EDGE}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H${3 * EDGE}V${3 * EDGE}H0Z`} fill={`oklch(0.88 0.05 ${hue})`} />
      {tiles.map((tile) => (
        <path key={`${tile.column} ${tile.row}`} d={quarterOf(tile)} fill={colours[tile.tone]} />
      ))}
    </svg>
  )
}

/** From the corner along one edge, around, and back along the other. */
function quarterOf({ column, row, corner }: WeaveTile): string {
  const isRight = corner === 1 || corner === 2
  const isLow = corner === 2 || corner === 3
  const x = (column + (isRight ? 1 : 0)) * EDGE
  const y = (row + (isLow ? 1 : 0)) * EDGE
  const along = isRight ? -EDGE : EDGE
  const down = isLow ? -EDGE : EDGE
  const sweep = along * down > 0 ? 1 : 0
  return `M${x} ${y}h${along}a${EDGE} ${EDGE} 0 0 ${sweep} ${-along} ${down}Z`
}
