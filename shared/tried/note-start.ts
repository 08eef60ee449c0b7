/** Something that the page wants to do later. `delay` is in milliseconds. */
export type Timer = { run: () => void; delay: number; repeats: boolean }

/** What a page’s scripts did before it is tried out: the names of what they asked for, the elements they listen on for presses, and their timers. */
export type Started = {
  asked: Set<string>
  handled: WeakSet<EventTarget>
  /** The other events of pointers and keys that scripts listen to. */
  listened: WeakMap<EventTarget, Set<string>>
  timers: Timer[]
  /** The timers that wait now, including those that tries have started. */
  pending: () => Timer[]
  /** The part of the page that its address named at first. */
  hash: string
  /** Handles every fetch from now on, also through references that scripts have kept; null if this script didn’t run from the start. */
  holdFetch: ((hold: FetchHold) => void) | null
}
type FetchHold = (args: unknown[], go: () => unknown) => unknown

/** The event that asks for this. */
const startedEvent = 'slipway:started'
const shortestMs = 2500
/** Of what is done again and again. */
const shortestIntervalMs = 1000
const longestMs = 60_000

/** Read it once, before the page is tried out, so that it doesn’t include effects of the tries. */
export function readStarted(): Started {
  const detail: { started?: Started } = {}
  dispatchEvent(new CustomEvent(startedEvent, { detail }))
  return (
    detail.started ?? {
      asked: new Set(),
      handled: new WeakSet(),
      listened: new WeakMap(),
      timers: [],
      pending: () => [],
      hash: location.hash,
      holdFetch: null,
    }
  )
}

/** Runs in the page’s own world before its first script. */
export function noteStart(): void {
  const asked = new Set<string>()
  const handled = new WeakSet<EventTarget>()
  const listened: Started['listened'] = new WeakMap()
  const timers = new Map<unknown, Timer & { at: number }>()
  let isNoting = true
  const { hash } = location
  let pushes = 0
  let hold: FetchHold = (_args, go) => go()
  const wrap = <T extends object>(
    owner: T | undefined,
    name: keyof T,
    apply: (go: () => unknown, args: unknown[], self: unknown) => unknown,
  ) => {
    const original: unknown = owner?.[name]
    if (owner === undefined || typeof original !== 'function') return
    owner[name] = new Proxy(original, {
      apply: (target, self, args: unknown[]) => apply(() => Reflect.apply(target, self, args), args, self),
    }) as T[keyof T]
  }
  const ask = (name: string) => void (isNoting && asked.add(name))

  wrap(window, 'fetch', (go, args) => hold(args, go))
  // The browser would wait for an answer.
  wrap(window, 'alert', () => ask('alert'))
  wrap(window, 'confirm', () => (ask('alert'), false))
  wrap(window, 'prompt', () => (ask('alert'), null))
  wrap(window, 'print', () => ask('print'))
  wrap(window, 'open', (go) => (ask('window'), go()))
  wrap(globalThis.Notification, 'requestPermission', (go) => (ask('notifications'), go()))
  wrap(globalThis.HTMLMediaElement?.prototype, 'play', (go, _args, self) => {
    const { muted, volume, isConnected, controls } = self as HTMLMediaElement
    if (!muted && volume > 0 && !navigator.userActivation?.hasBeenActive && !(isConnected && controls)) ask('sound')
    return go()
  })
  for (const name of ['getCurrentPosition', 'watchPosition'] as const)
    wrap(globalThis.Geolocation?.prototype, name, (go) => (ask('location'), go()))
  wrap(globalThis.MediaDevices?.prototype, 'getUserMedia', (go) => (ask('camera'), go()))
  wrap(window, 'matchMedia', (go, [query]) => {
    if (/reduced-motion/i.test(String(query))) ask('motion')
    if (/width|orientation/i.test(String(query))) ask('width')
    return go()
  })
  wrap(History.prototype, 'pushState', (go) => {
    const before = location.href
    const result = go()
    pushes += 1
    if (before === location.href || pushes > 1) ask('history')
    return result
  })
  wrap(globalThis.ResizeObserver?.prototype, 'observe', (go) => (ask('width'), go()))
  wrap(EventTarget.prototype, 'addEventListener', (go, [type], self) => {
    if (type === 'resize' || type === 'orientationchange') ask('width')
    if (type === 'click' && self instanceof Element) handled.add(self)
    const target = (self ?? window) as EventTarget
    if (/^(?:mouse(?:down|move|enter|over)|touchstart|pointer(?:down|enter)|keydown|focus(?:in)?)$/.test(String(type)))
      listened.set(target, (listened.get(target) ?? new Set()).add(String(type)))
    return go()
  })
  for (const name of ['setTimeout', 'setInterval'] as const)
    wrap(window, name, (go, [run, delay, ...rest]) => {
      const id = go()
      if (
        typeof run === 'function' &&
        Number(delay) >= (name === 'setInterval' ? shortestIntervalMs : shortestMs) &&
        Number(delay) <= longestMs
      )
        timers.set(id, {
          at: name === 'setInterval' ? Infinity : performance.now(),
          delay: Number(delay),
          repeats: name === 'setInterval',
          run: () => {
            try {
              Reflect.apply(run, window, rest)
            } catch {
              // The page isn’t in the state that it would be in by then.
            }
          },
        })
      return id
    })
  for (const name of ['clearTimeout', 'clearInterval'] as const)
    wrap(window, name, (go, [id]) => {
      timers.delete(id)
      return go()
    })
  addEventListener(startedEvent, (event) => {
    if (onresize !== null) ask('width')
    isNoting = false
    const { detail } = event as CustomEvent<{ started?: Started }>
    const pending = () => [...timers.values()].filter(({ at, delay }) => at + delay > performance.now())
    const atStart = pending().sort((a, b) => a.delay - b.delay)
    detail.started = { asked, handled, listened, timers: atStart, pending, hash, holdFetch: (by) => void (hold = by) }
  })
}
