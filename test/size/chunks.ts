import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

export const gzipKb = (content: string | Uint8Array) =>
  gzipSync(content, { level: 9 }).length / 1000

/** The chunks that loading some chunks loads; with `lazy` also those that a click may load later, as far as they count. */
export function reach(
  chunks: readonly Rolldown.OutputChunk[],
  lazy: boolean,
  counts: (chunk: Rolldown.OutputChunk) => boolean = () => true,
  page?: string,
): Rolldown.OutputChunk[] {
  const isOfPage = ({ name }: Rolldown.OutputChunk) => page === undefined || name === page
  const reached = new Set(chunks.filter((chunk) => chunk.isEntry && isOfPage(chunk)))
  for (const chunk of reached) {
    const later = lazy ? chunk.dynamicImports : []
    for (const found of chunks) {
      const isLater = later.includes(found.fileName) && counts(found)
      if (isLater || chunk.imports.includes(found.fileName)) reached.add(found)
    }
  }
  return [...reached]
}

export const total = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, chunk) => sum + gzipKb(chunk.code), 0)

export const chunksOf = (output: Rolldown.RolldownOutput['output']) =>
  output.filter((file) => file.type === 'chunk')
