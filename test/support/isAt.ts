/** Whether an address is at an origin. A port may begin with another one: `http://localhost:44551` with `…:4455`. */
export function isAt(url: string, origin: string): boolean {
  return new URL(url).origin === origin
}
