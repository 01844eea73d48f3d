import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'

/** What a page of text stands in: the frame of the addon, as the main part of the page. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <main>
      <DocsContainer {...props} />
    </main>
  )
}
