/** What the service says, as people read it: there it names members of its wire, and begins in small letters. */
export function sentence(text: string): string {
  const plain = text.replace(/parameters\.\S*?(\w+)(?=[\s:])/g, '$1')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`
}
