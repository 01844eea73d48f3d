import * as v from 'valibot'

/** Every login method that the kit knows by name, in the order in which it offers them. */
export const methodNames = {
  email: 'Email code',
  sms: 'Text message code',
  passkey: 'Passkey',
  wallet: 'Wallet',
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
} as const

export type MethodName = keyof typeof methodNames

/** A row of the list: where it stands says when it is offered. */
export type MethodRow = { readonly method: MethodName; readonly isOn: boolean }

const all = Object.keys(methodNames).filter(isMethod)

export const defaultMethods = textFromRows(all.map((method) => ({ method, isOn: true })))

/** The list as one text that an address can hold: `email,-sms,google` has text messages switched off. */
export const methodsSchema = v.fallback(
  v.pipe(v.string(), v.transform(rowsFromText), v.check(hasOne), v.transform(textFromRows)),
  defaultMethods,
)

function isMethod(name: string): name is MethodName {
  return Object.hasOwn(methodNames, name)
}

function hasOne(rows: readonly MethodRow[]): boolean {
  return rows.some(({ isOn }) => isOn)
}

/** Every method once: those that the text names in its order, the others after them and off. */
export function rowsFromText(text: string): readonly MethodRow[] {
  const named = new Map<MethodName, boolean>()
  for (const part of text.split(',')) {
    const isOn = !part.startsWith('-')
    const method = isOn ? part : part.slice(1)
    if (isMethod(method) && !named.has(method)) named.set(method, isOn)
  }
  for (const method of all) if (!named.has(method)) named.set(method, false)
  return [...named].map(([method, isOn]) => ({ method, isOn }))
}

export function textFromRows(rows: readonly MethodRow[]): string {
  return rows.map(({ method, isOn }) => (isOn ? method : `-${method}`)).join(',')
}

/** The methods that are on, in their order. */
export function chosenMethods(text: string): readonly MethodName[] {
  return rowsFromText(text)
    .filter(({ isOn }) => isOn)
    .map(({ method }) => method)
}

/** The list with one row at another place; a place outside of the list is its nearest end. */
export function moved(
  rows: readonly MethodRow[],
  method: MethodName,
  to: number,
): readonly MethodRow[] {
  const row = rows.find((one) => one.method === method)
  if (!row) return rows
  const others = rows.filter((one) => one !== row)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, row)
}
