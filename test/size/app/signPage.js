import { createLatchkit, LatchkitProvider, LoginButton, useSignMessage } from 'latchkit'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import 'latchkit/styles.css'

const kit = createLatchkit({
  authProxyUrl: 'https://auth.example.com',
  authProxyConfigId: '00000000-0000-4000-8000-000000000000',
  apiBaseUrl: 'https://api.example.com',
})

function Sign() {
  const { mutate } = useSignMessage()
  return createElement('button', { type: 'button', onClick: mutate })
}

/** A page that asks for signatures, beside what shows them. */
export function showSignPage(host) {
  createRoot(document.getElementById('root')).render(
    createElement(
      LatchkitProvider,
      { kit },
      createElement(LoginButton),
      createElement(host),
      createElement(Sign),
    ),
  )
}
