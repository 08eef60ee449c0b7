/** What stands for a window that a script opens, and then gives the focus or writes to: nothing comes of it. */
export function openedWindow(): unknown {
  const opened: object = new Proxy(() => opened, {
    get: (_opened, name) => (name === 'closed' || name === 'then' || typeof name === 'symbol' ? undefined : opened),
    set: () => true,
  })
  return opened
}
