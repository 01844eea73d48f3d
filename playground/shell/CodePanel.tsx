import { type ReactNode, useId, useState } from 'react'
import type { Addresses } from '../code/codeFile.ts'
import { codeKinds, generateCode } from '../code/generateCode.ts'
import type { OnChange, Settings } from '../settings/settings.ts'
import { Choice } from './Choice.tsx'
import { CodeText } from './CodeText.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Tabs } from './Tabs.tsx'

type CodePanelProps = {
  settings: Settings
  addresses: Addresses
  onChange: OnChange
  /** Changes the width of the column; null where it is none. */
  separator: ReactNode | null
}

/** The code of an app that does what the preview does, to be taken along. */
export function CodePanel(props: CodePanelProps) {
  const { settings } = props
  const panelId = useId()
  const [name, setName] = useState('')
  const files = generateCode(settings, props.addresses)
  const file = files.find((one) => one.name === name) ?? files[0]
  if (!file) return null
  return (
    <section className="pg-app-code" id="code" aria-labelledby="code-title">
      {props.separator}
      <h2 className="pg-hidden" id="code-title">
        Code
      </h2>
      <div className="pg-toolbar">
        <Tabs
          label="Files"
          panelId={panelId}
          chosen={file.name}
          onChoose={setName}
          tabs={files.map((one) => ({ id: one.name, label: shortName(one.name) }))}
        />
        <Choice
          label="Kind of app"
          isLabelHidden
          value={settings.code}
          choices={codeKinds}
          onChange={(code) => props.onChange({ code })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <div className="pg-source" role="tabpanel" id={panelId} aria-label={file.name} tabIndex={0}>
        <CodeText text={file.text} />
      </div>
      <div className="pg-code-end">
        <code>npm install latchkit @tanstack/react-query</code>
        <CopyButton
          key={file.name}
          text={file.text}
          label="Copy code"
          copied={`${file.name} copied`}
          variant="primary"
        />
      </div>
    </section>
  )
}

/** The folder is the same for all of them, and said above the copied file. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
