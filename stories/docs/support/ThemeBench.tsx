import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../src/ui/primitives/Button/Button.tsx'
import { LiveRegions } from '../../../src/ui/primitives/LiveRegions/LiveRegions.tsx'
import { TextField } from '../../../src/ui/primitives/TextField/TextField.tsx'
import { BenchContext } from './benchContext.ts'

const start = {
  '--lk-accent': '#1c5b47',
  '--lk-surface': '#ffffff',
  '--lk-text': '#24201b',
  '--lk-surface-dark': '#1d1a17',
  '--lk-text-dark': '#f4f1eb',
} as const

type Property = keyof typeof start

/** Sets the colours and the radius of an app, and shows what becomes of the kit; what is inside stands under them. */
export function ThemeBench({ children }: { readonly children: ReactNode }) {
  const [colours, setColours] = useState<Record<Property, string>>(start)
  const [radius, setRadius] = useState(10)
  const id = useId()
  const style = { ...colours, '--lk-radius': `${radius}px` } as CSSProperties
  return (
    <div style={style}>
      <div className="docs-bench">
        {(Object.keys(start) as readonly Property[]).map((name) => (
          <label key={name}>
            <code>{name}</code>
            <input
              type="color"
              value={colours[name]}
              onChange={({ target }) => setColours({ ...colours, [name]: target.value })}
            />
          </label>
        ))}
        <label htmlFor={id}>
          <code>--lk-radius</code> {radius}px
          <input
            id={id}
            type="range"
            min={0}
            max={24}
            value={radius}
            onChange={({ target }) => setRadius(Number(target.value))}
          />
        </label>
      </div>
      <div className="docs-samples">
        <Sample scheme="light" />
        <Sample scheme="dark" />
      </div>
      <BenchContext value={style}>{children}</BenchContext>
    </div>
  )
}

function Sample({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <div className="lk-root" data-lk-scheme={scheme}>
      <LiveRegions>
        <div className="stage-surface">
          <TextField
            label={`Email address, ${scheme}`}
            value="mara@okafor.example"
            error={null}
            isLocked
            onChange={() => undefined}
            input={{ type: 'email' }}
          />
          <Button>Continue</Button>
          <Button variant="secondary">Use a passkey</Button>
        </div>
      </LiveRegions>
    </div>
  )
}
