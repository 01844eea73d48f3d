import { useDeferredValue, useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import type { Settings } from './draft.ts'
import { previewUrl, usePreview } from './usePreview.ts'

const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text only' },
] as const

/** The email with example values, in a frame of its own in which no script runs. */
export function EmailPreview({ settings }: { readonly settings: Settings }) {
  const shown = useDeferredValue(settings)
  const [look, setLook] = useState<'light' | 'dark' | 'text'>('light')
  const { data } = usePreview(shown, 'email')
  const { name, address } = data?.from ?? {}
  return (
    <section className="db-preview" aria-label="Preview">
      <div className="db-line">
        <p className="db-quiet">Preview with example values</p>
        <Segment label="Look" value={look} choices={looks} onChange={setLook} />
      </div>
      <div className="db-letter">
        <p className="db-strong">{data?.subject}</p>
        <p className="db-quiet">
          {name}
          {address && ` <${address}>`}
        </p>
        {look === 'text' ? (
          <pre>{data?.text}</pre>
        ) : (
          <iframe
            key={look}
            title="The email"
            sandbox=""
            src={`${previewUrl(shown, 'email', 'html')}&look=${look}`}
          />
        )}
      </div>
    </section>
  )
}
