import { createRequire } from 'node:module'
import { useState, version } from 'react'
import { version as domVersion } from 'react-dom'
import { version as serverVersion } from 'react-dom/server'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test('the components run on React 18.2', () => {
  expect([version, domVersion, serverVersion]).toEqual(['18.2.0', '18.2.0', '18.2.0'])
})

test.each(['@tanstack/react-query', '@testing-library/react'])(
  '%s gets the same React',
  (library) => {
    const requireThere = createRequire(require.resolve(library))
    expect(requireThere('react').useState).toBe(useState)
    expect(requireThere('react')).toBe(require('react-18'))
    expect(requireThere('react-dom')).toBe(require('react-dom-18'))
  },
)
