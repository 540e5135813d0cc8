// Taken before a plugin can put another in its place.
const { construct } = Reflect

type Maker = new (...given: never[]) => object

/** Stands for a constructor and hands on what `judge` makes of what it is given. The one behind it is not to be had. */
export function judgeGiven<Made extends Maker>(
  maker: Made,
  judge: (given: readonly unknown[]) => unknown[],
): Made {
  return (maker.prototype.constructor = new Proxy(maker, {
    // A plugin could add traps to a common prototype, and be given the constructor that this one hides.
    __proto__: null,
    construct: (hidden, given: unknown[], made) => construct(hidden, judge(given) as never[], made) as object,
  } as ProxyHandler<Made>))
}
