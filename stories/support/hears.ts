import { expect, waitFor, within } from 'storybook/test'

/** Waits until a live region says this: regions speak a moment after the first drawing. */
export async function hears(
  area: HTMLElement,
  role: 'alert' | 'status',
  text: string | RegExp,
): Promise<void> {
  await waitFor(() => expect(within(area).getByRole(role)).toHaveTextContent(text))
}
