/** The most that the service answers at once. Spec: Limits. */
const PAGE_SIZE = 100

type Row = { readonly id: string }
type PageParam = { readonly limit: string; readonly after?: string }

const initialPageParam: PageParam = { limit: String(PAGE_SIZE) }

/** How lists of the service go on: behind the last row of a page, until one comes that is not full. */
export const pages = {
  initialPageParam,
  getNextPageParam(page: readonly Row[]): PageParam | undefined {
    const last = page.at(-1)
    return last && page.length >= PAGE_SIZE ? { ...initialPageParam, after: last.id } : undefined
  },
}

/** The rows of all pages, as one list. */
export const joined = <T>(data: { readonly pages: readonly (readonly T[])[] }): readonly T[] =>
  data.pages.flat()
