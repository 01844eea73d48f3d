/** What a careful app sends with its pages: nothing from elsewhere, no text that becomes code, only local services. */
export const STRICT_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // the page's own font: the kit brings none
    "font-src 'self'",
    'connect-src http://localhost:* http://127.0.0.1:*',
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
  ].join('; '),
}

/** The same from an app whose page the browser cuts off from the windows that it opens. */
export const SEVERING_HEADERS = { ...STRICT_HEADERS, 'cross-origin-opener-policy': 'same-origin' }
