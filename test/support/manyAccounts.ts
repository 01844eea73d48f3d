type Row = Readonly<Record<string, unknown>> & { readonly walletAccountId: string }

/** A wallet with so many accounts, on the network between a kit and a service: the first is the real one, page by page. */
export function manyAccounts(count: number) {
  let asked = 0
  const through =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const response = await send(input, init)
      if (!String(input).endsWith('/list_wallet_accounts')) return response
      asked++
      const { accounts } = await response.json()
      const { paginationOptions } = JSON.parse(String(init?.body))
      return Response.json({ accounts: pageOf(await firstOf(accounts), count, paginationOptions) })
    }
  let first: Row | null = null
  const firstOf = async (accounts: readonly Row[]): Promise<Row> => {
    first ??= accounts[0] ?? null
    if (!first) throw new Error('there is no account')
    return first
  }
  return { through, asked: () => asked }
}

function pageOf(first: Row, count: number, { limit, after }: { limit: string; after?: string }) {
  const from = after === undefined ? 0 : Number(after.replace('account-', '')) + 1
  const length = Math.min(Number(limit), count - from)
  return Array.from({ length }, (_, i) => {
    const at = from + i
    const path = `m/44'/60'/0'/0/${at}`
    return at === 0 ? first : { ...first, walletAccountId: `account-${at}`, path }
  })
}
