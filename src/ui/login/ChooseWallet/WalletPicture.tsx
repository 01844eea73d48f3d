'use client'

import { useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'

export type WalletPictureProps = {
  /** A `data:image/…` or https address; null when the wallet gave none that may stand here. */
  readonly src: string | null
  /** Edge in pixels. */
  readonly size: 32 | 48
}

/**
 * The picture that a wallet gave, or a drawn one where there is none or it cannot be shown. Renders a `span`.
 *
 * It is a stranger's: it stands in an `img`, where nothing of it runs, and its host is not told who looks at it.
 */
export function WalletPicture({ src, size }: WalletPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className="lk-wallet-picture" data-size={size}>
      {src === null || src === broken ? (
        <Icon name="wallet" size={size === 48 ? 28 : 20} />
      ) : (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
