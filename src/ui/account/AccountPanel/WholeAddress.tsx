import { useSlot } from '../../theme/useSlot.ts'
import { addressGroups } from './addressGroups.ts'

/** A whole address in groups, always from left to right; copied by hand it has no spaces. Renders a `span`. */
export function WholeAddress({ address }: { readonly address: string }) {
  const slot = useSlot()
  return (
    <span {...slot('walletAddress', 'lk-address')} dir="ltr">
      {addressGroups(address).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address stay where they are
        <i key={at}>{group}</i>
      ))}
    </span>
  )
}
