const plural = new Intl.PluralRules('en')

const changesText = (count: number) =>
  `${count} ${plural.select(count) === 'one' ? 'change' : 'changes'} to save`
const faultsText = (count: number) =>
  plural.select(count) === 'one' ? '1 entry needs attention' : `${count} entries need attention`

/** What is not saved yet; nothing where all is. */
export function SaveBar(props: {
  readonly changes: number
  readonly faults: number
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
}) {
  const { changes, faults } = props
  if (changes === 0 && faults === 0) return null
  const parts = [changes > 0 && changesText(changes), faults > 0 && faultsText(faults)]
  return (
    <section className="db-save" aria-label="Changes">
      <p role="status">{parts.filter(Boolean).join(', ')}</p>
      <button type="button" className="db-button" data-variant="quiet" onClick={props.onDiscard}>
        Discard
      </button>
      <button
        type="button"
        className="db-button"
        data-variant="primary"
        disabled={changes === 0 || props.isBusy}
        onClick={props.onSave}
      >
        Save changes
      </button>
    </section>
  )
}
