import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { BenchContext } from './benchContext.ts'
import { colourTokens, publicTokens } from './publicTokens.ts'
import { defaults, derived } from './styleSheets.ts'

type TableProps = { readonly head: readonly string[]; readonly children: ReactNode }

function Table({ head, children }: TableProps) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Every property that an app may set, with its default as the style sheets have it. */
export function PublicTokens() {
  return (
    <Table head={['Property', 'Default', 'What it is']}>
      {Object.entries(publicTokens).map(([name, text]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{defaults.get(name) ?? 'derived'}</td>
          <td>{text}</td>
        </tr>
      ))}
    </Table>
  )
}

type SchemeProps = { readonly scheme: 'light' | 'dark'; readonly name: string }

/** A colour as it comes out: drawn, and as the browser computed it. */
function Swatch({ scheme, name }: SchemeProps) {
  const colour = useRef<HTMLSpanElement>(null)
  const [computed, setComputed] = useState('')
  useContext(BenchContext)
  useLayoutEffect(() => {
    // after every render: what the bench sets may have changed
    if (colour.current) setComputed(hexOf(getComputedStyle(colour.current).backgroundColor))
  })
  return (
    <div className="lk-root docs-swatch" data-lk-scheme={scheme}>
      <span ref={colour} style={{ background: `var(${name})` }} />
      <code>{computed}</code>
    </div>
  )
}

/** `#1c5b47` of whatever the browser says; with an eighth and ninth digit where it can be seen through. */
function hexOf(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return colour
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const bytes = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha]
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Every colour that follows from what the app sets, light and dark. */
export function DerivedColours() {
  return (
    <Table head={['Token', 'For', 'Light', 'Dark']}>
      {colourTokens.map(([name, text]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{text}</td>
          <td>
            <Swatch scheme="light" name={name} />
          </td>
          <td>
            <Swatch scheme="dark" name={name} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Every other token of the style sheet, as it is written there. */
export function OtherTokens() {
  const colours = new Set<string>(colourTokens.map(([name]) => name))
  return (
    <Table head={['Token', 'As the style sheet has it']}>
      {derived
        .filter(({ name }) => !colours.has(name))
        .map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
    </Table>
  )
}
