import { escapeHtml } from './escapeHtml.ts'
import { groupCode } from './groupCode.ts'

const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const MONO = "'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0f0d0b!important}
.card{background:#1d1a17!important}
.ink{color:#f4f1eb!important}
.quiet{color:#bdbab4!important}
.code{background:#25221f!important;color:#f4f1eb!important}
.rule{border-color:#383531!important}
}
@media (max-width:480px){
.page-cell{padding:0!important}
.card{padding:24px 20px!important;border-radius:0!important}
}`

/** Keeps the body out of the preview line of an inbox: what is seen there is the preview text and then nothing. */
const PREVIEW_FILL = '&#847;&zwnj;&nbsp;'.repeat(60)

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** What stands in the message, as plain text: this file escapes it. */
export type OtpEmailText = {
  readonly subject: string
  readonly preview: string
  readonly appName: string
  readonly title: string
  readonly lead: string
  readonly code: string
  readonly life: string
  readonly note: string
  /** An https address, or nothing. */
  readonly logoUrl: string | undefined
  /** A button under the code. */
  readonly link: { readonly url: string; readonly label: string } | null
}

/**
 * The HTML of a message with a code: one column of 560 px, laid out by tables, both colour schemes, no image but the logo, no
 * link but the one that logs in.
 */
export function otpEmailHtml(text: OtpEmailText): string {
  const say = escapeHtml
  const quiet = `font:400 15px/24px ${SANS};color:#504c48`
  const code = `background:#f9f7f6;border-radius:10px;padding:20px;font:600 34px/40px ${MONO};letter-spacing:.08em;text-align:center;font-variant-ligatures:none;color:#24201b`
  const note = `border-top:1px solid #e3ddd6;padding-top:16px;font:400 13px/20px ${SANS};color:#504c48`
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${say(text.subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#efece7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${say(text.preview)}${PREVIEW_FILL}</div>
${TABLE} width="100%" class="page" style="background:#efece7">
<tr><td class="page-cell" align="center" style="padding:32px 16px">
${TABLE} width="640" style="width:100%;max-width:640px">
<tr><td class="card" style="background:#ffffff;border-radius:12px;padding:36px 40px">
${TABLE} width="560" style="width:100%;max-width:560px">
<tr><td style="padding-bottom:24px">${head(text)}</td></tr>
<tr><td class="ink" style="font:600 20px/28px ${SANS};letter-spacing:-.015em;color:#24201b">${say(text.title)}</td></tr>
<tr><td class="quiet" style="padding-top:6px;padding-bottom:20px;${quiet}">${say(text.lead)}</td></tr>
<tr><td class="code" style="${code}">${say(groupCode(text.code, '\u2009'))}</td></tr>
${button(text)}<tr><td class="quiet" style="padding-top:20px;padding-bottom:24px;${quiet}">${say(text.life)}</td></tr>
<tr><td class="quiet rule" style="${note}">${say(text.note)}</td></tr>
</table>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function button({ link }: OtpEmailText): string {
  if (!link) return ''
  const style = `display:block;background:#24201b;border-radius:10px;padding:14px 20px;font:600 15px/20px ${SANS};color:#ffffff;text-align:center;text-decoration:none`
  return `<tr><td style="padding-top:12px"><a class="button" href="${escapeHtml(link.url)}" style="${style}">${escapeHtml(link.label)}</a></td></tr>
`
}

function head({ appName, logoUrl }: OtpEmailText): string {
  const name = `<td class="ink" style="font:600 15px/20px ${SANS};letter-spacing:-.01em;color:#24201b">${escapeHtml(appName)}</td>`
  const logo = logoUrl
    ? `<td style="padding-right:10px"><img src="${escapeHtml(logoUrl)}" width="32" height="32" alt="" style="display:block;border:0;border-radius:8px"></td>`
    : ''
  return `${TABLE}><tr>${logo}${name}</tr></table>`
}
