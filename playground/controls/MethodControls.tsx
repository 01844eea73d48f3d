import { methodNames, rowsFromText, textFromRows } from '../settings/methods.ts'
import type { OnChange, Settings } from '../settings/settings.ts'
import { MethodHandle } from './MethodHandle.tsx'
import { MethodIcon } from './MethodIcon.tsx'
import { useReordering } from './useReordering.ts'

/** Which methods are offered, and in which order. */
export function MethodControls(props: { settings: Settings; onChange: OnChange }) {
  const kept = rowsFromText(props.settings.methods)
  const order = useReordering(kept, (rows) => props.onChange({ methods: textFromRows(rows) }))
  const rows = order.rows
  const onCount = rows.filter(({ isOn }) => isOn).length
  return (
    <section className="pg-panel" aria-labelledby="methods">
      <div className="pg-panel-head">
        <h2 id="methods">Methods</h2>
        <span className="pg-aside">
          {onCount} of {rows.length}, drag to order
        </span>
      </div>
      <p className="pg-hidden" id="how-to-order">
        Space lifts, arrows move, space puts down, Escape puts back.
      </p>
      <ol className="pg-methods">
        {rows.map(({ method, isOn }, index) => (
          <li key={method} data-lifted={order.lifted === method ? '' : undefined}>
            <MethodHandle
              label={`${methodNames[method]}, position ${index + 1} of ${rows.length}`}
              {...order.handleOf(method)}
            />
            <MethodIcon method={method} />
            <label htmlFor={`method-${method}`}>{methodNames[method]}</label>
            <input
              id={`method-${method}`}
              type="checkbox"
              role="switch"
              className="pg-switch"
              checked={isOn}
              aria-checked={isOn}
              // a login without any method is none
              disabled={isOn && onCount === 1}
              onChange={() =>
                props.onChange({
                  methods: textFromRows(
                    kept.map((row) => (row.method === method ? { method, isOn: !isOn } : row)),
                  ),
                })
              }
            />
          </li>
        ))}
      </ol>
      <p className="pg-hidden" role="status">
        {order.news}
      </p>
    </section>
  )
}
