// Loaded into the process of a service (`node --import`): at a signal it tries to change what all objects share, as a
// fault in a library could, and says which tries went through.

function memberOf(target, name) {
  target[name] ??= {}
  return target[name]
}

/** What a careless library does with the members of a body. */
function merge(target, source) {
  for (const name of Object.keys(source)) {
    const value = source[name]
    if (typeof value === 'object' && value !== null) merge(memberOf(target, name), value)
    else target[name] = value
  }
}

/** What a careless library does with a path in a query. */
function put(target, path, value) {
  const names = path.split('.')
  const last = names.pop()
  names.reduce(memberOf, target)[last] = value
}

const bodies = ['{"__proto__":{"isAdmin":1}}', '{"constructor":{"prototype":{"isAdmin":1}}}']
const paths = [
  '__proto__.isAdmin',
  'constructor.prototype.isAdmin',
  '__proto__.toString',
  '__proto__.valueOf',
]
const shared = { Object, Array, Map, Set, Promise, String, RegExp, Uint8Array }
const methods = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'push',
  'map',
  'get',
  'has',
  'then',
  'slice',
  'exec',
]

const tries = [
  ...bodies.map((text) => [text, () => merge({}, JSON.parse(text))]),
  ...paths.map((path) => [path, () => put({}, path, 1)]),
  ...Object.entries(shared).flatMap(([name, { prototype }]) => [
    [`${name} new member`, () => (prototype.isAdmin = 1)],
    [`${name} defined member`, () => Object.defineProperty(prototype, 'isAdmin', { value: 1 })],
    [`${name} other parent`, () => Object.setPrototypeOf(prototype, { isAdmin: 1 })],
    ...methods
      .filter((method) => Object.hasOwn(prototype, method))
      .flatMap((method) => [
        [`${name} ${method}`, () => (prototype[method] = () => 1)],
        [`${name} no ${method}`, () => delete prototype[method]],
      ]),
  ]),
]

const view = () =>
  JSON.stringify(
    Object.entries(shared).map(([name, { prototype }]) => [
      name,
      Reflect.ownKeys(prototype).map(String),
      methods.map((method) => String(prototype[method])),
      Object.getPrototypeOf(prototype) === null ||
        Object.getPrototypeOf(prototype) === Object.prototype,
      'isAdmin' in prototype,
    ]),
  )

process.on('SIGUSR2', () => {
  const before = view()
  const done = tries.filter(([, attempt]) => {
    try {
      attempt()
    } catch {
      return false
    }
    return view() !== before
  })
  process.stderr.write(
    `${JSON.stringify({ tried: tries.length, done: done.map(([name]) => name) })}\n`,
  )
})
