/** Text in the form of JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

/** How a provider wants its messages written; `{to}` and `{text}` stand for number and text, wherever a text can stand. */
export type SmsBody =
  | { readonly kind: 'json'; readonly template: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }

type SmsFacts = { readonly to: string; readonly text: string }

/** What goes over the wire, and its `content-type`. */
export type WrittenSms = { readonly type: string; readonly content: string }

/** Fills a body in. Number and text are written as values only, so that nothing in them can add a field. */
export function writeSmsBody(body: SmsBody, facts: SmsFacts): WrittenSms {
  if (body.kind === 'json')
    return { type: 'application/json', content: JSON.stringify(filledJson(body.template, facts)) }
  const fields = new URLSearchParams()
  for (const [name, value] of body.fields) fields.append(name, filled(value, facts))
  return { type: 'application/x-www-form-urlencoded', content: fields.toString() }
}

/** Whether number and text both have a place in it. */
export function isWholeBody(body: SmsBody): boolean {
  const { content } = writeSmsBody(body, { to: 'its-number', text: 'its-text' })
  return content.includes('its-number') && content.includes('its-text')
}

function filledJson(template: JsonValue, facts: SmsFacts): JsonValue {
  if (typeof template === 'string') return filled(template, facts)
  if (template === null || typeof template !== 'object') return template
  if (isList(template)) return template.map((item) => filledJson(item, facts))
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, filledJson(value, facts)]),
  )
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** Both at once: what stands in the text is never a place to fill. */
function filled(template: string, facts: SmsFacts): string {
  return template.replace(/\{(to|text)\}/g, (_, name) => (name === 'to' ? facts.to : facts.text))
}
