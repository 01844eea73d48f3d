/** Answers JSON-RPC: text in, text out. */
export type ChainBackend = { answer(body: string): Promise<string>; close(): Promise<void> }
