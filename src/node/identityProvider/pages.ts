import { createHash } from 'node:crypto'
import { escapeHtml } from '../../service/delivery/escapeHtml.ts'
import { PAGE_STYLE } from './pageStyle.ts'

/** A page and the headers that it must be sent with. */
export type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64')

/** Asks who it is. */
export type AskFacts = {
  /** Where the answer goes to, a path. */
  readonly action: string
  /** Where the app is: an origin. */
  readonly appOrigin: string
  /** What was typed before and is no address. */
  readonly refused: string | undefined
}

/** The one page of the development identity provider: who are you, and may the app know? */
export function askPage({ action, appOrigin, refused }: AskFacts): Page {
  const problem =
    refused === undefined
      ? ''
      : '<p class="problem" id="problem" role="alert">That is not an email address. It looks like name@example.com.</p>'
  const body = `<main>
  <p class="place"><span>Development</span> identity provider</p>
  <h1>Log in to continue to <b>${escapeHtml(new URL(appOrigin).host)}</b></h1>
  <p>Any email address will do: there are no passwords here. The app will learn the address and a name.</p>
  <form method="post" action="${escapeHtml(action)}" novalidate>
    <label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="username" autofocus required spellcheck="false"
      ${refused === undefined ? '' : `value="${escapeHtml(refused)}" aria-invalid="true" aria-describedby="problem"`}
      placeholder="name@example.com">
    ${problem}
    <button name="action" value="continue">Continue</button>
    <button class="quiet" name="action" value="cancel">Cancel</button>
  </form>
</main>
<footer>This page stands in for a real provider. It exists in development only.</footer>`
  return page('Log in', body, `'self' ${appOrigin}`)
}

/** Says what was wrong with a request that leads nowhere. */
export function errorPage(sentence: string): Page {
  const body = `<main>
  <p class="place"><span>Development</span> identity provider</p>
  <h1>This log-in cannot go on</h1>
  <p>${escapeHtml(sentence)}</p>
  <p>Go back to the app and start again.</p>
</main>`
  return page('Log-in stopped', body, "'none'")
}

function page(title: string, body: string, formAction: string): Page {
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Development identity provider</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A form may lead back to the app: browsers hold its whole way to this rule.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  }
}
