/** What the engines call their kinds of columns. Booleans are integers, JSON is text. */
export type ColumnTypes = { readonly text: string; readonly integer: string }

/** One step of the schema. Once released it never changes again; the next step corrects it. */
export type Migration = {
  readonly name: string
  readonly statements: (types: ColumnTypes) => readonly string[]
}
