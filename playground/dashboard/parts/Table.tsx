import type { ReactNode } from 'react'

/** One column of a table. */
export type Column<T> = {
  readonly title: string
  readonly of: (row: T) => ReactNode
  /** Figures: at the end of the cell. @default false */
  readonly isNumber?: boolean
  /** Left out where there is little room. @default false */
  readonly isWide?: boolean
}

type TableProps<T> = {
  readonly rows: readonly T[]
  readonly idOf: (row: T) => string
  /** Where a press on the row leads. */
  readonly linkOf: (row: T) => string
  readonly chosenId: string | undefined
  /** The first column: what the row is called, and a second line below it. */
  readonly name: {
    readonly title: string
    readonly of: (row: T) => ReactNode
    readonly under?: (row: T) => ReactNode
  }
  readonly columns: readonly Column<T>[]
}

/** Things as rows, each a link to what there is to know of it. */
export function Table<T>({ rows, idOf, linkOf, chosenId, name, columns }: TableProps<T>) {
  return (
    <table className="db-table">
      <thead>
        <tr>
          <th scope="col">{name.title}</th>
          {columns.map((column) => (
            <th key={column.title} scope="col" {...axesOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} data-state={idOf(row) === chosenId ? 'chosen' : undefined}>
            <td>
              <a className="db-row-link" href={linkOf(row)}>
                {name.of(row)}
              </a>
              {name.under?.(row)}
            </td>
            {columns.map((column) => (
              <td key={column.title} {...axesOf(column)}>
                {column.of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const axesOf = ({ isNumber, isWide }: Pick<Column<never>, 'isNumber' | 'isWide'>) => ({
  'data-number': isNumber ? '' : undefined,
  'data-wide': isWide ? '' : undefined,
})
