/** An entry of the allowed origins, and what becomes of it: what is stored, or the spelling to copy, or nothing to copy. */
export type OriginEntry = readonly [
  entry: string,
  verdict: 'stored' | 'refused',
  spelling: string | null,
]

const app = 'https://app.example.com'

const stored = (entry: string, spelling = entry): OriginEntry => [entry, 'stored', spelling]
const refused = (entry: string, spelling: string | null = null): OriginEntry => [
  entry,
  'refused',
  spelling,
]

/** Every class of entries that somebody may write into the allowed origins, typed by hand with the wanted verdict. */
export const originEntries: readonly OriginEntry[] = [
  // the very text that a browser sends
  stored(app),
  stored('https://app.example.com:8443'),
  stored('http://localhost:3000'),
  stored('https://[::1]:3000'),
  stored('http://127.0.0.1'),
  stored('*'),
  // one slash
  stored('https://app.example.com/', app),
  refused('https://app.example.com//', app),
  // what a browser spells differently
  refused('HTTPS://APP.EXAMPLE.COM', app),
  refused('https://APP.example.com', app),
  refused('https://app.example.com:443', app),
  refused('https://app.example.com:0443', app),
  refused('http://app.example.com:80', 'http://app.example.com'),
  refused('https://münchen.example', 'https://xn--mnchen-3ya.example'),
  refused('http://2130706433', 'http://127.0.0.1'),
  refused('http://0x7f.1', 'http://127.0.0.1'),
  refused('http://[0:0:0:0:0:0:0:1]', 'http://[::1]'),
  refused(' https://app.example.com', app),
  refused('https://app.example.com\t', app),
  refused('https://app\u200b.example.com', app),
  refused('https://app%2eexample.com', app),
  refused('https://app。example.com', app),
  refused('https:app.example.com', app),
  // other origins: allowed for themselves alone
  stored('http://app.example.com'),
  stored('https://www.app.example.com'),
  stored('https://app.example.com.evil.com'),
  stored('https://evilapp.example.com'),
  stored('https://app-example.com'),
  stored('https://appXexample.com'.toLowerCase()),
  stored('https://xn--pp-6kc.example.com'),
  refused('https://аpp.example.com', 'https://xn--pp-6kc.example.com'),
  // a dot at the end
  refused('https://app.example.com.', app),
  refused('https://app.example.com.:8443', 'https://app.example.com:8443'),
  // a user name
  refused('https://app.example.com@evil.com'),
  refused('https://user:pw@app.example.com'),
  refused('https://app.example.com\\@evil.com'),
  // patterns
  refused('https://*.example.com'),
  refused('https://app.*'),
  refused('*.example.com'),
  refused('https://*'),
  // more than an origin
  refused('https://app.example.com/path', app),
  refused('https://app.example.com?x=1', app),
  refused('https://app.example.com/#x', app),
  refused('https://app.example.com?', app),
  // no web page
  refused('null'),
  refused(''),
  refused('file:///etc/passwd'),
  refused('data:text/html,x'),
  refused('blob:https://app.example.com/1'),
  refused('javascript:alert(1)'),
  refused('capacitor://localhost'),
  refused('ionic://localhost'),
  refused('tauri://localhost'),
  refused('chrome-extension://abcdefghijklmnop'),
  // no address
  refused('//app.example.com'),
  refused('app.example.com'),
  refused('https://a.example,https://b.example'),
  refused('https://a.example https://b.example'),
  refused('https://app.example.com:99999'),
  refused('https://'),
  refused('https://[::1'),
]
