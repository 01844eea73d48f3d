import { components, idOfTitle } from './components.ts'

/** Every component of the package, with links to its states. */
export function ComponentTable() {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">What it is</th>
          <th scope="col">Its states</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(components).map(([name, { text, stories }]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{text}</td>
            <td>
              {stories.map((title, at) => (
                <span key={title}>
                  {at > 0 && ', '}
                  <a href={`?path=/story/${idOfTitle(title)}`} target="_top">
                    {title}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
