/** What is drawn in a colour of its own: comments, texts, the words of the language. */
const pieces =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:\\.|[^'\\\n])*'|"[^"\n]*")|(?<word>\b(?:import|from|export|default|function|const|return|switch|case|if|in|type)\b)/g

type Piece = { readonly at: number; readonly text: string; readonly kind: string | null }

function piecesOf(code: string): readonly Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of code.matchAll(pieces)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    if (match.index > end) found.push({ at: end, text: code.slice(end, match.index), kind: null })
    found.push({ at: match.index, text: match[0], kind: kind ?? null })
    end = match.index + match[0].length
  }
  return [...found, { at: end, text: code.slice(end), kind: null }]
}

/** Source code, coloured. */
export function CodeText({ text }: { text: string }) {
  return (
    <pre>
      <code>
        {piecesOf(text).map(({ at, text: part, kind }) => (
          <span key={at} data-kind={kind ?? undefined}>
            {part}
          </span>
        ))}
      </code>
    </pre>
  )
}
