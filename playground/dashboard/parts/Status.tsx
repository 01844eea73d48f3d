/** A dot and a word. */
export function Status(props: {
  readonly text: string
  readonly kind: 'ok' | 'wait' | 'bad' | 'off'
}) {
  return (
    <span className="db-status" data-kind={props.kind}>
      {props.text}
    </span>
  )
}
