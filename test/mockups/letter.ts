import { readFileSync } from 'node:fs'
import { composeOtpMessage } from '../../src/service/delivery/composeOtpMessage.ts'
import { fontStyles } from '../stories/visual/fonts.ts'

/** The mark of the example app, as a file of its own. */
export function letterLogo(): string {
  const source = readFileSync('playground/fieldnotes/Logo.tsx', 'utf8')
  const shapes = source.slice(source.indexOf('<rect'), source.indexOf('</svg>'))
  const named = shapes.replace(/[A-Z](?=[a-zA-Z]*=)/g, (letter) => `-${letter.toLowerCase()}`)
  const drawn = named.replace(/=\{([^}]*)\}/g, '="$1"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${drawn}</svg>`
}

/** The letter with a code as the service writes it, and above it what a mail app shows of it. */
export function letterHtml(): string {
  const { html, subject, from, to } = composeOtpMessage({
    otpType: 'OTP_TYPE_EMAIL',
    contact: 'mara@okafor.example',
    code: '413902',
    appName: 'Fieldnotes',
    expiresInSeconds: 300,
    requestedFrom: 'Chrome on macOS',
    sender: { address: 'login@fieldnotes.example' },
    logoUrl: 'https://fieldnotes.example/logo.svg',
    nowMs: Date.UTC(2026, 4, 24, 10, 21),
  })
  const preview = /mso-hide:all">([^&<]*)/.exec(html)?.[1] ?? ''
  const head = `<header class="quiet" style="padding:32px 32px 0;font:400 13px/20px Inter;color:#504c48">
    <b class="ink" style="display:block;font:600 18px/22px Inter;color:#24201b">${subject}</b>
    ${from?.name} &lt;${from?.address}&gt; to ${to}<br>Preview text: ${preview}</header>`
  return html
    .replace('</style>', `${fontStyles()} * { font-synthesis: none }</style>`)
    .replace(/<body[^>]*>/, (body) => `${body}${head}`)
}
