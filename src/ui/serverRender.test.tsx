// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { publicComponents } from '../../test/support/publicComponents.tsx'
import * as react from '../react/index.ts'
import * as ui from './index.ts'

test.each(Object.entries(publicComponents({ ui, react })))(
  'sec/B17 %s renders on a server, without inline styles',
  (_, component) => {
    const { kit } = createFakeKit()
    const { LatchkitProvider } = react
    const html = renderToString(<LatchkitProvider kit={kit}>{component}</LatchkitProvider>)
    expect(html).not.toMatch(/<style|<script| style=/)
  },
)
