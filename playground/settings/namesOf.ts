/** The names of a table, typed. */
export function namesOf<T extends object>(table: T): readonly (keyof T & string)[] {
  const isName = (name: string): name is keyof T & string => Object.hasOwn(table, name)
  return Object.keys(table).filter(isName)
}
