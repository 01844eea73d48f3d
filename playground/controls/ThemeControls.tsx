import { Icon } from '../icons.tsx'
import { fonts } from '../settings/fonts.ts'
import {
  changedNames,
  defaultSettings,
  type OnChange,
  type Settings,
} from '../settings/settings.ts'
import { Choice } from '../shell/Choice.tsx'
import { Segment } from '../shell/Segment.tsx'
import { labelContrast } from './labelContrast.ts'

const accents = [
  ['#1c5b47', 'Green'],
  ['#24201b', 'Ink'],
  ['#3b5bdb', 'Blue'],
  ['#8b3fc7', 'Purple'],
  ['#c6552f', 'Rust'],
  ['#e0a100', 'Yellow'],
] as const

const fontNames = {
  system: fonts.system.label,
  rounded: fonts.rounded.label,
  serif: fonts.serif.label,
  mono: fonts.mono.label,
} as const

/** The theme of the kit: what an app sets as custom properties and as the prop `theme`. */
export function ThemeControls(props: { settings: Settings; onChange: OnChange }) {
  const { settings, onChange } = props
  const { accent, radius, scheme, font } = defaultSettings
  const themeNames = ['accent', 'radius', 'scheme', 'font']
  const isChanged = changedNames(settings).some((name) => themeNames.includes(name))
  return (
    <section className="pg-panel" aria-labelledby="theme">
      <div className="pg-panel-head">
        <h2 id="theme">Theme</h2>
        {isChanged && (
          <button
            type="button"
            className="pg-link"
            onClick={() => onChange({ accent, radius, scheme, font })}
          >
            Reset
          </button>
        )}
      </div>
      <fieldset className="pg-swatches">
        <legend className="pg-hidden">Accent</legend>
        {accents.map(([value, name]) => (
          <label key={value} title={name}>
            <input
              type="radio"
              name="accent"
              className="pg-hidden"
              checked={value === settings.accent}
              onChange={() => onChange({ accent: value })}
            />
            <svg viewBox="0 0 26 26" aria-hidden="true">
              <circle cx="13" cy="13" r="13" fill={value} />
            </svg>
            <span className="pg-hidden">{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="pg-row">
        <label htmlFor="accent">Other accent</label>
        <code>{settings.accent}</code>
        <input
          id="accent"
          type="color"
          value={settings.accent}
          onChange={(event) => onChange({ accent: event.currentTarget.value })}
        />
      </div>
      <p className="pg-good">
        <Icon name="check" size={14} />
        Label contrast {labelContrast(settings.accent).toFixed(2)}, passes AA
      </p>
      <div className="pg-row">
        <label htmlFor="radius">Corner radius</label>
        <input
          id="radius"
          type="range"
          min="0"
          max="20"
          value={settings.radius}
          onChange={(event) => onChange({ radius: event.currentTarget.valueAsNumber })}
        />
        <code className="pg-end">{settings.radius}px</code>
      </div>
      <div className="pg-row">
        <Choice
          label="Font"
          value={settings.font}
          choices={fontNames}
          onChange={(chosen) => onChange({ font: chosen })}
        />
      </div>
      <div className="pg-row">
        <span aria-hidden="true">Scheme</span>
        <Segment
          label="Scheme"
          value={settings.scheme}
          onChange={(value) => onChange({ scheme: value })}
          choices={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'auto', label: 'Auto' },
          ]}
        />
      </div>
    </section>
  )
}
