/** Ways to write one IPv4 address so that it does not look like itself. */
function spellings(address: string): readonly string[] {
  const bytes = address.split('.').map(Number)
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = (value: number) => `0x${value.toString(16)}`
  const octal = (value: number) => `0${value.toString(8)}`
  const group = (high: number, low: number) => (high * 256 + low).toString(16)
  return [
    address,
    String(number),
    hex(number),
    octal(number),
    bytes.map(hex).join('.'),
    bytes.map(octal).join('.'),
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${number - a * 2 ** 24}`,
    `${a}.${b}.${c * 256 + d}`,
    `${address}.`,
    [...address].map((x) => (x === '.' ? '。' : String.fromCodePoint(0xff10 + Number(x)))).join(''),
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::ffff:${group(a, b)}:${group(c, d)}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${group(a, b)}:${group(c, d)}::1]`,
  ]
}

const SPECIAL = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.1', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1'],
  ...['192.168.1.1', '192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '0xa9fea9fe', '2852039166'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[64:ff9b:1::1]', '[100::1]', '[2001::1]'],
  ...['[2001:10::1]', '[2001:db8::1]', '[2620:4f:8000::1]', '[3fff::1]', '[5f00::1]'],
  ...['[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[fe80::1%25lo]'],
]

const NAMES = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', 'printer', 'intranet.'],
  ...['printer.local', 'metadata.google.internal', 'example.com.', '.example.com', 'localhoﬆ'],
]

/**
 * Addresses to which no webhook may go: as they stand, before any name is looked up.
 *
 * @param canary - a loopback address where somebody listens on port 8443.
 */
export function hostileWebhookUrls(canary: string): readonly string[] {
  const good = 'https://hooks.example.com'
  return [
    ...[...spellings(canary), ...SPECIAL, ...NAMES].map((host) => `https://${host}:8443/hook`),
    ...['http', 'ftp', 'ws', 'wss', 'gopher', 'unix'].map((name) => `${name}://${canary}:8443/`),
    ...['http', 'ftp', 'wss', 'gopher'].map((name) => `${name}://hooks.example.com/`),
    ...['file:///etc/passwd', 'data:,x', 'javascript:x', 'blob:https://hooks.example.com/1'],
    ...[0, 22, 25, 80, 6379, 8080, 9200, 65_535].map((port) => `${good}:${port}/hook`),
    `https://user@hooks.example.com/hook`,
    `https://:secret@hooks.example.com/hook`,
    `https://hooks.example.com@${canary}:8443/hook`,
    `https://hooks.example.com\\@${canary}:8443/hook`,
    ...['', ' ', 'hook', '/hook', '//hooks.example.com/hook', 'https://', 'https:///', 'https://%'],
    ...[` ${good}`, `${good} `, `${good}\n`, `https://hooks.exa\tmple.com/`, `${good}/\u0000`],
    ...['https://[::1', 'https://1.2.3.4.5/', 'https://256.1.1.1/', `${good}/${'x'.repeat(2048)}`],
  ]
}

/** What a hostile resolver says of a name, one answer for each time it is asked; the last one again and again. */
export function hostileAnswers(canary: string): readonly (readonly (readonly string[])[])[] {
  const open = '93.184.215.14'
  const open6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
  return [
    ...[canary, '127.0.0.1', '10.0.0.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'].map((one) => [
      [one],
    ]),
    ...['::1', '::', `::ffff:${canary}`, 'fe80::1%lo', 'fd00::1', `64:ff9b::${canary}`].map(
      (one) => [[one]],
    ),
    [[open, canary]],
    [[canary, open]],
    [[open6, canary]],
    [[open, open6, '::1']],
    [[open], [canary]],
    [[open6], ['::1']],
    [[open], [open, canary]],
    [[]],
    [['not an address']],
  ]
}
