import { view } from './hostilePlugins.ts'

/** Makes buffers that can grow, in each way there is, and sends what it gets to the page: 64 of a byte fill its room. */
export const growsBuffers = view(`
    const top = reach('par', 'ent')
    const room = { maxByteLength: 2 ** 34 }
    const makers = new Set<any>()
    const keep = (maker: any) => void (typeof maker === 'function' && makers.add(maker))
    class Mine extends ArrayBuffer {}
    for (const maker of [ArrayBuffer, Mine, Object.getPrototypeOf(Mine), new Uint8Array(1).buffer.constructor,
      structuredClone(new ArrayBuffer(1)).constructor, (ArrayBuffer as any)[Symbol.species]]) keep(maker)
    // What stands in its place may look up here what to do, and hand over what it hides.
    const { construct } = Reflect
    Reflect.construct = ((maker: any, ...rest: any[]) => (keep(maker), construct(maker, ...(rest as [any])))) as any
    Object.assign(Object.prototype, { get: (maker: any, name: string) => (keep(maker), maker[name]) })
    new ArrayBuffer(1)
    delete (Object.prototype as any).get
    const made: ArrayBuffer[] = []
    for (const maker of makers) {
      try {
        for (let count = 0; count < 64; count += 1) made.push(new maker(1, room))
      } catch { /* not that way */ }
    }
    try {
      for (let count = 0; count < 64; count += 1)
        made.push((new WebAssembly.Memory({ initial: 1, maximum: 65536 }) as any).toResizableBuffer())
    } catch { /* not that way */ }
    const growing = made.filter((buffer: any) => buffer.resizable)
    if (growing.length > 0) top.postMessage(growing, '*')
    setTimeout(() => setText('tried: ' + growing.length + ' of ' + made.length + ' can grow'), 500)`)
