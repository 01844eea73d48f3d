/** Beside that of plain objects: those whose methods the service leans on most. */
const others: readonly object[] = [
  Array.prototype,
  Map.prototype,
  Set.prototype,
  Promise.prototype,
  String.prototype,
  RegExp.prototype,
  Uint8Array.prototype,
]

/**
 * Takes from everything that runs in this process the power to change what all objects have in common: a fault in some
 * library that lets a body write to a prototype then ends in an error, and not in another answer to everybody.
 *
 * Ours: a frozen property could not be given to an object of its own either (`object.toString = …`), and libraries do
 * that; so the properties of `Object.prototype` become accessors that pass such a write on to the object.
 */
export function lockPrototypes(): void {
  const plain: object = Object.prototype
  for (const key of Reflect.ownKeys(plain)) {
    const property = Reflect.getOwnPropertyDescriptor(plain, key)
    if (property && 'value' in property && property.configurable)
      Object.defineProperty(plain, key, overridable(key, property.value))
  }
  for (const prototype of [plain, ...others]) Object.freeze(prototype)
}

function overridable(key: string | symbol, kept: unknown): PropertyDescriptor {
  return {
    configurable: false,
    enumerable: false,
    get: () => kept,
    set(this: object, value: unknown) {
      if (this === Object.prototype) throw new TypeError('Object.prototype is locked.')
      const own = { value, writable: true, enumerable: true, configurable: true }
      Object.defineProperty(this, key, own)
    },
  }
}
