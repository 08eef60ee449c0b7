/** How scripts ask for a smooth scroll, which may start late on a busy computer and counts as done. */
const asked: [owner: object, name: string][] = [
  [Element.prototype, 'scrollIntoView'],
  [Element.prototype, 'scrollTo'],
  [globalThis, 'scrollTo'],
  [globalThis, 'scrollBy'],
  [globalThis, 'scroll'],
]

/** Runs `press` with scrolling that the page wants smooth done at once. Returns whether a script asked for a smooth one meanwhile. */
export async function scrollsOn(press: () => Promise<void>): Promise<boolean> {
  let isAsked = false
  const style = document.createElement('style')
  style.textContent = '* { scroll-behavior: auto !important }'
  document.head.append(style)
  const originals = asked.map(([owner, name]) => {
    const holder = owner as Record<string, unknown>
    const original = holder[name]
    holder[name] = new Proxy(original as Function, {
      apply: (target, self, args: ({ behavior?: unknown } | undefined)[]) => {
        isAsked ||= args.some((one) => one?.behavior === 'smooth')
        return Reflect.apply(target, self, args) as unknown
      },
    })
    return () => (holder[name] = original)
  })
  try {
    await press()
  } finally {
    for (const restore of originals) restore()
    style.remove()
  }
  return isAsked
}
