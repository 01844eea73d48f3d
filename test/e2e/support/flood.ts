type Flood = {
  /** The window that is shouted at: the one around, the one that opened this one, or the one that this one opened. */
  readonly target: 'parent' | 'opener' | 'opened'
  /** The name of the channel on which the login waits, among pages of its own origin. */
  readonly channel: string
  readonly state: string
  readonly href: string
  readonly messages: number
}

/**
 * Runs in a hostile page: sends this many messages, of many shapes in turn, to another window, and over a channel.
 *
 * @returns how many shapes there were
 */
export function flood({ target, channel, state, href, messages }: Flood): number {
  const shapes: readonly unknown[] = [
    null,
    undefined,
    0,
    true,
    '',
    'returned',
    'loggedIn',
    state,
    href,
    JSON.stringify({ type: 'returned', state, href }),
    [],
    ['returned', state, href],
    {},
    { type: 'returned' },
    { state },
    { href },
    { type: 'returned', state, href },
    { type: 'returned', state, href: 'javascript:alert(1)' },
    { type: 'taken', state },
    { type: 'returned', state: [state], href },
    { type: 'returned', state: '', href },
    { code: 'stolen', state },
    { id_token: 'stolen', state },
    { source: 'latchkit', payload: { type: 'returned', state, href } },
    { kind: 'login', awaitsCodeFor: href },
    { kind: 'fill', code: '000000' },
    new Map([['type', 'returned']]),
    new Date(0),
    new ArrayBuffer(64),
    new Error('returned'),
  ]
  const window = Reflect.get(globalThis, target)
  const line = new BroadcastChannel(channel)
  for (let sent = 0; sent < messages; sent++) {
    const message = shapes[sent % shapes.length]
    window.postMessage(message, '*')
    line.postMessage(message)
  }
  line.close()
  return shapes.length
}
