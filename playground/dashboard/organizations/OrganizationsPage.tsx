import { type FormEvent, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { Field } from '../parts/Field.tsx'
import { Select } from '../parts/Select.tsx'
import { Split } from '../parts/Split.tsx'
import { linkTo } from '../shell/useRoute.ts'
import { filters } from './filters.ts'
import { OrganizationDetail } from './OrganizationDetail.tsx'
import { OrganizationRow } from './OrganizationRow.tsx'
import { TestPerson } from './TestPerson.tsx'
import { type Search, usePage } from './usePage.ts'

/** The id that stands for somebody who is not there yet. */
const NEW = 'new'

/** Everybody who has signed up: each has an organization of their own. */
export function OrganizationsPage(props: {
  readonly id: string | undefined
  readonly name: string
}) {
  const [typed, setTyped] = useState<Search>({ filterType: 'EMAIL', filterValue: '' })
  const [search, setSearch] = useState(typed)
  const page = usePage(search)
  const label = filters.find(({ value }) => value === typed.filterType)?.label ?? ''

  function find(event: FormEvent) {
    event.preventDefault()
    page.toFirst()
    setSearch({ ...typed, filterValue: typed.filterValue.trim() })
  }

  return (
    <Split title="Organizations" detail={detailOf(props.id)}>
      <div className="db-head">
        <div className="db-title-row">
          <p className="db-lead">Everyone who logs in gets their own, inside {props.name}.</p>
          <a className="db-button" href={linkTo('organizations', NEW)}>
            <Icon name="plus" size={16} />
            Add test person
          </a>
        </div>
        <search>
          <form className="db-search" onSubmit={find}>
            <Select
              label="Find by"
              value={typed.filterType}
              choices={filters}
              onChange={(filterType) => setTyped({ ...typed, filterType })}
            />
            <Field
              label={label}
              type="search"
              value={typed.filterValue}
              onChange={(filterValue) => setTyped({ ...typed, filterValue })}
            />
            <button type="submit" className="db-button">
              Find
            </button>
          </form>
        </search>
      </div>
      {page.ids.length > 0 ? (
        <table className="db-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" data-wide>
                Organization ID
              </th>
              <th scope="col">Logs in with</th>
              <th scope="col" data-number data-wide>
                Wallets
              </th>
              <th scope="col" data-number>
                Created
              </th>
            </tr>
          </thead>
          <tbody>
            {page.ids.map((id) => (
              <OrganizationRow key={id} id={id} isChosen={id === props.id} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="db-empty" role="status">
          {emptyText(page.isFetching, search.filterValue !== '')}
        </p>
      )}
      <div className="db-foot">
        <button
          type="button"
          className="db-button"
          disabled={!page.newer}
          onClick={() => page.newer?.()}
        >
          Newer
        </button>
        <button
          type="button"
          className="db-button"
          disabled={!page.older}
          onClick={() => page.older?.()}
        >
          Older
        </button>
      </div>
    </Split>
  )
}

function detailOf(id: string | undefined) {
  if (id === NEW) return <TestPerson />
  return id ? <OrganizationDetail key={id} id={id} /> : null
}

function emptyText(isFetching: boolean, isSearch: boolean): string {
  if (isFetching) return 'Looking…'
  return isSearch ? 'No organization fits.' : 'Nobody has signed up yet.'
}
