import axe from 'axe-core'

/** The accessibility rules that the page breaks, each with its elements. Colours need a real browser, so they are left to it. */
export async function axeViolations(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`)
}
