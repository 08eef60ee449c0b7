const threadCpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Watches the CPU time of this thread, turn by turn, from here on; what it gives is the longest, in milliseconds, since it was last asked. */
export function watchTurns(): () => number {
  let before = threadCpuMs()
  let longest = 0
  setInterval(() => {
    const now = threadCpuMs()
    longest = Math.max(longest, now - before)
    before = now
  }, 1).unref()
  return () => {
    const found = longest
    longest = 0
    return found
  }
}
