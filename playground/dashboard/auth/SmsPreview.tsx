import type { Settings } from './draft.ts'
import { usePreview } from './usePreview.ts'

/** The text message with example values. */
export function SmsPreview({ settings }: { readonly settings: Settings }) {
  const { data } = usePreview(settings, 'sms')
  return (
    <section className="db-preview" aria-label="Preview">
      <p className="db-quiet">Preview with example values</p>
      <div className="db-letter">
        <p className="db-bubble">{data?.text}</p>
      </div>
    </section>
  )
}
