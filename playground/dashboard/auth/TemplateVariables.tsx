import type { Variable } from './variables.ts'

/** What is put into a message when it is sent, with the example that the preview shows. */
export function TemplateVariables({ variables }: { readonly variables: readonly Variable[] }) {
  return (
    <section aria-label="Template variables">
      <p className="db-quiet db-variables-title">Template variables</p>
      <dl className="db-members">
        {variables.map(({ name, meaning, example }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span className="db-meaning">{meaning}</span>
            </dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
