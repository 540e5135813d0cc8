/** Taken before a plugin can put others in their place: import this where code of the platform runs beside a plugin's. */
export const { apply } = Reflect

/** Where one is missing the frame does not start. */
export const getterOf = (owner: { prototype: object }, name: string): (() => unknown) =>
  (Object.getOwnPropertyDescriptor(owner.prototype, name) as { get: () => unknown }).get

export const remove = (owner: object, names: readonly string[]): void =>
  names.forEach((name) => Reflect.deleteProperty(owner, name))
