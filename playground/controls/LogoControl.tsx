import { useState } from 'react'
import { appLogo } from '../fieldnotes/appLogo.tsx'
import { isPicture, NO_LOGO, OWN_LOGO } from '../settings/logos.ts'
import { SwitchRow } from './SwitchRow.tsx'

/** The app's logo: its own, none, or a picture by its address. */
export function LogoControl(props: { logo: string; onChange: (logo: string) => void }) {
  const { logo } = props
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const shown = isPicture(logo) ? logo : ''

  function take(text: string) {
    const isGood = text === '' || isPicture(text)
    setRefused(!isGood)
    // whoever only passes by changes nothing
    if (isGood && text !== shown) props.onChange(text === '' ? OWN_LOGO : text)
  }

  return (
    <>
      <div className="pg-row">
        <span id="logo">Logo</span>
        {appLogo(logo, 26) ?? <span className="pg-aside">None</span>}
        <button
          type="button"
          className="pg-button"
          aria-describedby="logo"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Replace
        </button>
      </div>
      {isOpen && (
        <>
          <div className="pg-row">
            <label htmlFor="logo-address">Address</label>
            <input
              id="logo-address"
              className="pg-input"
              type="url"
              inputMode="url"
              maxLength={2000}
              placeholder="https://"
              key={logo}
              defaultValue={shown}
              aria-invalid={isRefused}
              aria-describedby="logo-hint"
              onBlur={(event) => take(event.currentTarget.value.trim())}
              onKeyDown={(event) => {
                if (event.key === 'Enter') take(event.currentTarget.value.trim())
              }}
            />
          </div>
          <p className="pg-hint" id="logo-hint" data-state={isRefused ? 'error' : undefined}>
            {isRefused ? 'Start with https:// or http://.' : 'Empty takes the logo of Fieldnotes.'}
          </p>
          <SwitchRow
            label="No logo"
            isOn={logo === NO_LOGO}
            onChange={(isOn) => props.onChange(isOn ? NO_LOGO : OWN_LOGO)}
          />
        </>
      )}
    </>
  )
}
